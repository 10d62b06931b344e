import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import type { MessageLine, MessageState } from '../../../api/messages/contract/messages';
import { knownAnswer } from '../../app/data';
import { useLetters } from '../../app/letters/letter-keys';
import { usePages } from '../../app/lists/use-pages';
import { Floor } from '../../app/shell/floor';
import { useSay } from '../../app/words';
import { LETTER_GRID } from '../../theme/letters';
import { NOT_ON_PHONE } from '../../theme/shelves';
import { Letter } from './letter';
import { MessageList } from './message-list';
import { useChangeMessage } from './use-change-message';
import { useNewcomer } from './use-newcomer';
import { useShown } from './use-shown';

/** ms after a message was put away in which nothing is done to the one that has come in its place. */
const SETTLES_MS = 600;

export function Messages() {
  const say = useSay();
  const navigate = useNavigate();
  const { id: opened } = useParams({ strict: false });
  const { state = 'new', q = '' } = useSearch({ from: '/desk/messages' });
  const found = usePages('/messages', { query: q ? { q } : { state } });
  const { first, lines } = found;
  const lately = useMemo(
    () =>
      (state === 'new' && !q ? (first?.lately ?? []) : []).filter(
        ({ id }) => !lines.some((line) => line.id === id),
      ),
    [state, q, first, lines],
  );
  const rows = [...lines, ...lately];
  const list = `${state} ${q}`;
  const isLoaded = first !== undefined && !found.pages.isPlaceholderData;
  // Without an id in the address a message is open all the same, except on phones.
  const current = useShown({
    ...{ list, isLoaded, first: rows[0]?.id },
    opened: opened ? Number(opened) : undefined,
  });
  const newcomer = useNewcomer(lines, isLoaded ? list : undefined, current);
  const [last, setLast] = useState<{ line: MessageLine; became: MessageState }>();
  const change = useChangeMessage();

  const open = (id: number, replace = true): void =>
    void navigate({ to: '/messages/$id', params: { id: String(id) }, search: true, replace });

  const putAt = useRef(-Infinity);
  const isSettling = (): boolean => performance.now() - putAt.current < SETTLES_MS;
  const put = (became: MessageState): void => {
    const at = rows.findIndex(({ id }) => id === current);
    const line = rows[at];
    if (current === undefined || isSettling()) return;
    putAt.current = performance.now();
    // What the screen shows; a message that is not in the list was opened by its address.
    const shown = line?.state ?? knownAnswer('/messages/:id', { params: { id: current } })?.state;
    change.mutate(
      { id: current, change: { state: became, ...(shown && { seen: { state: shown } }) } },
      {
        onError: () => {
          setLast(undefined);
          open(current);
        },
      },
    );
    if (!line) return;
    setLast({ line, became });
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) open(next.id);
  };
  const takeBack = (): void => {
    if (!last) return;
    putAt.current = -Infinity;
    change.mutate({ id: last.line.id, change: { state: last.line.state, seen: { state: last.became } } });
    open(last.line.id);
    setLast(undefined);
  };
  useLetters([{ letter: 'a', word: 'messages.archive', act: () => put('archived') }]);

  const isEmpty = first !== undefined && rows.length === 0;
  return (
    <div data-letter={opened !== undefined} sx={LETTER_GRID}>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('nav.messages')}</h1>
      <MessageList
        {...{ state, q, lines, lately, current, open, newcomer }}
        counts={first?.counts}
        pages={found.pages}
      />
      {current !== undefined ? (
        <Letter
          key={current}
          id={current}
          {...{ onPut: put, isSettling }}
          last={last && { ...last, takeBack }}
          fault={change.error}
        />
      ) : (
        <>
          <p sx={{ ...NOT_ON_PHONE, variant: 'text.muted', pt: 3 }}>
            {isEmpty && say(q ? 'messages.noneFound' : `messages.none.${state}`, { words: q })}
          </p>
          <Floor>{isEmpty && say(`messages.none.${state}`)}</Floor>
        </>
      )}
    </div>
  );
}
