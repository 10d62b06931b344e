import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { WishLine } from '../../../api/subscriptions/contract/subscribers';
import { allows } from '../../../api/people/contract/permissions';
import { call } from '../../app/line/call';
import { useChange, useMe } from '../../app/data';
import { Finder } from '../../app/lists/finder';
import { saveFile } from '../../app/lists/save-file';
import { shortDay } from '../../app/lists/short-time';
import { usePages } from '../../app/lists/use-pages';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { VisitorsPlaces } from '../../app/parts/visitors-places';
import { useLanguage } from '../../app/words';
import { CollectionList } from '../../collection-list/collection-list';
import type { Column } from '../../collection-list/columns';
import { useOpenRow } from '../../collection-list/current-row';
import { ListAndDetail } from '../../collection-list/list-and-detail';
import { WISH_LAYOUT } from '../../theme/collection-list';
import { IS_NOT_WIDE } from '../../theme/measures';
import { WishInHand } from './wish-in-hand';

const idOf = ({ id }: WishLine): string => String(id);

export function Wishes() {
  const { say } = useLanguage();
  const navigate = useNavigate();
  const { may } = useMe();
  const { q = '', open } = useSearch({ from: '/desk/wishes' });
  const { pages, first, lines } = usePages('/wishes', { query: { q } });
  const asked = q ? { q } : {};
  const look = (search: { q?: string; open?: number }, replace = true): void =>
    void navigate({ to: '/wishes', search, replace });
  const inHand = lines.find(({ id }) => id === open) ?? lines[0];
  const inHandId = inHand && idOf(inHand);
  const at = useOpenRow({
    ...{ opened: open === undefined ? undefined : inHandId, first: inHandId, insteadOfList: IS_NOT_WIDE },
    onOpen: (id, replace) => look({ ...asked, open: Number(id) }, replace),
  });
  const take = useChange(
    () => call('POST /wishes/csv'),
    ({ name, csv }) => saveFile(name, csv, 'text/csv'),
    'taking',
  );
  const exported = allows(may, 'publish') && (
    <Button look="link" isBusy={take.isPending} onClick={() => take.mutate()}>
      {say('subscribers.export')}
    </Button>
  );
  const columns = useColumns();
  return (
    <ListAndDetail
      isOpen={open !== undefined}
      onClose={() => look(asked)}
      list={
        <>
          <VisitorsPlaces count={first?.count} />
          <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('nav.wishes')}</h1>
          <Finder label={say('wishes.find')} value={q} onFind={(words) => look(words ? { q: words } : {})} />
          {lines.length > 0 && (
            <CollectionList
              label={say('nav.wishes')}
              rows={lines}
              {...{ idOf, columns, at, pages }}
              layout={WISH_LAYOUT}
              count={q ? undefined : first?.count}
              isFocusedByLetters={false}
            />
          )}
          {first && lines.length === 0 && (
            <p sx={{ variant: 'text.muted', pt: 3 }}>
              {say(q ? 'wishes.noneFound' : 'wishes.none', { words: q })}
            </p>
          )}
          <FaultText error={take.error} />
        </>
      }
      detail={
        <WishInHand
          key={inHand?.id}
          id={at.shown === undefined ? undefined : inHand?.id}
          count={first?.count}
          exported={exported}
        />
      }
    />
  );
}

function useColumns(): readonly Column<WishLine>[] {
  const { say, locale: mine } = useLanguage();
  return useMemo(
    () => [
      {
        ...{ id: 'wish', head: say('wishes.wish'), isRowHeader: true },
        cell: ({ wish, locale }) => <bdi lang={locale}>{wish}</bdi>,
      },
      {
        ...{ id: 'email', head: say('subscribers.address') },
        cell: ({ email, isSuspected }) => (
          <>
            <bdi>{email}</bdi>
            {isSuspected && `, ${say('visitors.suspected')}`}
          </>
        ),
      },
      {
        ...{ id: 'day', head: say('wishes.asked'), from: 'tablet' as const },
        cell: ({ at }) => shortDay(at, mine),
      },
      {
        ...{ id: 'fitting', head: say('wishes.fits') },
        cell: ({ fitting }) => (
          <span sx={{ color: fitting > 0 ? 'text' : 'muted', fontVariantNumeric: 'tabular-nums' }}>
            {fitting > 0 ? say('visitors.number', { count: fitting }) : say('wishes.noneYet')}
          </span>
        ),
      },
    ],
    [say, mine],
  );
}
