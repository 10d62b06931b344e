import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Collection } from '../../../src/contract/kinds/kinds';
import type { ListedItem, Sort } from '../../../api/content/contract/list';
import { allows } from '../../../api/people/contract/permissions';
import { useMe } from '../../app/data';
import { editorOf, historyOf } from '../../app/items/editor-of';
import { textIn } from '../../app/items/title';
import { isDown, listQuery } from '../../app/lists/list-query';
import type { ShelfSearch } from '../../app/lists/shelf-search';
import { loadAll, usePages } from '../../app/lists/use-pages';
import { PLACES } from '../../app/navigation';
import { FaultText } from '../../app/parts/fault-text';
import { useLanguage } from '../../app/words';
import { CollectionList } from '../../collection-list/collection-list';
import { useCurrentRow } from '../../collection-list/current-row';
import { useSelection } from '../../collection-list/use-selection';
import { ITEM_LAYOUTS } from '../../theme/collection-list';
import { IS_PHONE } from '../../theme/measures';
import { SHELF_GRID } from '../../theme/shelf/shelf-tools';
import { hasFile } from './acts/shown-in';
import { useActs } from './acts/use-acts';
import { useShelfLetters } from './acts/use-shelf-letters';
import { TheirsToo } from '../editor/theirs/theirs-too';
import { InHand, NothingInHand, SeveralInHand } from './in-hand';
import { ShelfFloor } from './floor/shelf-floor';
import { TakeOff } from './floor/take-off';
import { SHELF_KINDS } from './shelf-kinds';
import { NothingHere } from './list/nothing-here';
import { useItemColumns } from './list/item-columns';
import { ShelfTools } from './tools/shelf-tools';
import { SoldSheet } from './sold-sheet';
import { IN_ORDER, isFiltered, withChange, type Look } from './tools/use-filters';
import { useNewItem } from './use-new-item';
import { useSheet } from './use-sheet';
import { HeldText, type Held } from './wall/held';
import { Wall } from './wall/wall';
import { WallKeys } from './wall/wall-keys';

/** One list of the catalogue (DESK.md, 'Screens', 03). */
export function Shelf({ shelf }: { shelf: Collection }) {
  const { say, locale } = useLanguage();
  const navigate = useNavigate();
  const { may, letterKeys } = useMe();
  const search: ShelfSearch = useSearch({ strict: false });
  const isWall = shelf === 'works' && search.view === 'wall';
  const found = usePages('/items/:shelf', { params: { shelf }, query: listQuery(search) });
  const { first, lines } = found;
  const ids = useMemo(() => lines.map(idOf), [lines]);
  const open = (id: string): void => void navigate(editorOf(shelf, id, search) as { to: string });
  const at = useCurrentRow(ids, JSON.stringify(search), open);
  const inHand = lines.find(({ id }) => id === at.current);
  const selection = useSelection(ids, {
    hasMore: found.pages.hasNextPage,
    loadAll: async () => (await loadAll(found.pages)).map(idOf),
  });
  const chosen = lines.filter(({ id }) => selection.has(id));
  const acts = useActs(shelf);
  const { make, duplicate, isMaking } = useNewItem(shelf, acts.fail);
  const { sheet, openSheet, closeSheet } = useSheet(lines, search);
  const [held, setHeld] = useState<Held>();
  const canPublish = allows(may, 'publish');
  const canMark = canPublish && SHELF_KINDS[shelf].isSold;

  const canMove = isWall && canPublish && !isFiltered(search);
  const isNewAbove = isAtFoot(shelf);
  const look: Look = (change) =>
    void navigate({ to: `/${shelf}`, search: withChange(search, change), replace: true });
  const turn = (item: ListedItem): void =>
    void acts.mark([item], item.availability === 'sold' ? 'available' : 'sold');
  const onMark = (item: ListedItem): void =>
    window.matchMedia(IS_PHONE).matches ? openSheet(item) : turn(item);
  const marking = useRef(onMark);
  useEffect(() => void (marking.current = onMark));
  const mark = useCallback((item: ListedItem) => marking.current(item), []);
  const columns = useItemColumns({ shelf, search, onMark: canMark ? mark : undefined });
  const sort = (by: Sort): void => {
    if (search.sort !== by) look({ sort: by, down: undefined });
    else look(search.down ? { sort: undefined, down: undefined } : { down: true });
  };
  useShelfLetters({
    mark: canMark && inHand && hasFile(inHand) ? () => turn(inHand) : undefined,
    choose: inHand && !isWall ? () => selection.toggle(inHand.id) : undefined,
    site: inHand?.url ?? undefined,
    history:
      inHand && !isWall
        ? () => void navigate(historyOf(shelf, inHand.id, search) as { to: string })
        : undefined,
    duplicate: inHand && !isWall && hasFile(inHand) ? () => duplicate(inHand.id) : undefined,
    make,
    takeBack: acts.takeBack,
  });

  return (
    <>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say(`nav.${shelf}`)}</h1>
      <div sx={isWall ? undefined : SHELF_GRID}>
        <section>
          <ShelfTools
            {...{ shelf, search, first, look }}
            onNew={isNewAbove ? make : undefined}
            canMove={canPublish}
          />
          {isWall && canPublish && !canMove && (
            <p sx={{ variant: 'text.muted', pt: 3 }}>
              {say('items.orderFirst')}{' '}
              <Link to="/works" search={IN_ORDER} sx={{ variant: 'links.underlined' }}>
                {say('items.wholeWall')}
              </Link>
            </p>
          )}
          {isWall ? (
            <Wall
              {...{ lines, acts, open }}
              pages={found.pages}
              canMove={canMove}
              onHold={setHeld}
              count={first?.count ?? 0}
            />
          ) : (
            lines.length > 0 && (
              <CollectionList
                label={say(`nav.${shelf}`)}
                rows={lines}
                {...{ idOf, columns, at, selection }}
                layout={ITEM_LAYOUTS[shelf]}
                count={first?.count ?? 0}
                pages={found.pages}
                selectLabelOf={({ title }) =>
                  say('items.choose', { title: textIn(title, locale).text || say('items.untitled') })
                }
                sorting={{ by: search.sort, isDown: isDown(search), onSort: (by) => sort(by as Sort) }}
              />
            )
          )}
          {first && lines.length === 0 && <NothingHere {...{ shelf, search }} news={acts.news} />}
          <FaultText error={found.pages.error} />
        </section>
        {!isWall && chosen.length > 0 && <SeveralInHand {...{ shelf }} items={chosen} />}
        {!isWall && chosen.length === 0 && !inHand && lines.length > 0 && <NothingInHand />}
        {!isWall && chosen.length === 0 && inHand && (
          <InHand
            {...{ shelf, search }}
            item={inHand}
            acts={canPublish ? acts : undefined}
            onMark={canMark && hasFile(inHand) ? () => turn(inHand) : undefined}
            onDuplicate={hasFile(inHand) ? () => duplicate(inHand.id) : undefined}
            hasLetters={letterKeys}
          />
        )}
      </div>
      <ShelfFloor
        {...{ shelf, search, first, chosen, acts, canPublish, isMaking, isNewAbove }}
        hidden={isFiltered(search) || found.pages.hasNextPage ? selection.hidden : 0}
        onClear={selection.clear}
        onDone={(items) => selection.deselect(items.map(idOf))}
        fault={selection.error}
        onNew={make}
        onDuplicate={duplicate}
        hasLetters={letterKeys}
        keys={canMove && <WallKeys />}
        held={held && <HeldText {...held} onRead={() => setHeld(undefined)} />}
      />
      {acts.question?.about === 'takingOff' && <TakeOff {...{ shelf }} question={acts.question} />}
      {acts.question?.about === 'publishing' && <TheirsToo what="publish" question={acts.question} />}
      {sheet && (
        <SoldSheet
          key={sheet.id}
          item={sheet}
          search={search}
          onMark={() => turn(sheet)}
          onDuplicate={() => duplicate(sheet.id)}
          onClose={closeSheet}
        />
      )}
    </>
  );
}

const idOf = ({ id }: ListedItem): string => id;

/** On phones the foot bar has the window's end. */
const isAtFoot = (shelf: Collection): boolean =>
  PLACES.some((place) => place.to === `/${shelf}` && place.isAtFoot);
