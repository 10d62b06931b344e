import { Link, useNavigate, type LinkProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAnswer } from '../../../app/data';
import { textIn } from '../../../app/items/title';
import { useLetters } from '../../../app/letters/letter-keys';
import { goOnTo } from '../../../collection-list/row-left';
import { useLanguage } from '../../../app/words';
import type { ItemPlace } from '../../../../api/content/contract/list';
import { useEditor } from '../../../editing/editor-context';
import { PLACE } from '../../../theme/editor/layout';
import { useList } from './use-list';

type Side = 'before' | 'after';

/** The way by which the item on the screen was come to, if it was one of these links. */
let come: Side | undefined;

/** Where the item stands in the list that one comes from, and the way to those beside it. */
export function PlaceInList() {
  const { say } = useLanguage();
  const { shelf } = useEditor();
  const navigate = useNavigate();
  const { data } = useAnswer('/items/:shelf/:id/place', useList().place);
  const go = (side: Side): void => {
    const next = data?.[side];
    if (!next) return;
    goOnTo(next.id);
    void navigate({ ...wayTo(shelf, next.id), replace: true } as { to: string });
  };
  useLetters([
    { letter: '[', word: 'keys.previous', act: () => go('before') },
    { letter: ']', word: 'keys.following', act: () => go('after') },
  ]);
  if (!data) return null;
  const { place, count } = data;
  return (
    <span sx={PLACE}>
      <Beside {...{ shelf }} side="before" item={data.before} />
      <span aria-hidden="true">{`${place === null ? '–' : say('visitors.number', { count: place })} / ${say('visitors.number', { count })}`}</span>
      <span data-read>
        {place === null ? say('editor.notInList') : say('editor.place', { place, count })}
      </span>
      <Beside {...{ shelf }} side="after" item={data.after} />
    </span>
  );
}

/** The same list, and the page shown as it is. */
const wayTo = (shelf: string, id: string): LinkProps =>
  ({ to: `/${shelf}/$id`, params: { id }, search: true }) as unknown as LinkProps;

function Beside({ shelf, side, item }: { shelf: string; side: Side; item: ItemPlace[Side] }) {
  const { say, locale } = useLanguage();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (come !== side) return;
    come = undefined;
    // The link that was used went with the item before.
    link.current?.focus();
  }, [side]);
  if (!item)
    return (
      <span data-off aria-hidden="true">
        {ARROWS[side]}
      </span>
    );
  const title = textIn(item.title, locale).text || say('editor.nameless');
  return (
    <Link
      {...wayTo(shelf, item.id)}
      ref={link}
      replace
      aria-label={say(`editor.${side}`, { title })}
      title={title}
      aria-keyshortcuts={KEYS[side]}
      onClick={() => {
        come = side;
        goOnTo(item.id);
      }}
    >
      {ARROWS[side]}
    </Link>
  );
}

const ARROWS: Record<Side, string> = { before: '‹', after: '›' };
const KEYS: Record<Side, string> = { before: '[', after: ']' };
