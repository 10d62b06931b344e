import { useState } from 'react';
import { GridList, useDragAndDrop } from 'react-aria-components';
import type { ListedItem } from '../../../../api/content/contract/list';
import { textIn } from '../../../app/items/title';
import { useEnd } from '../../../app/lists/use-pages';
import { useLanguage } from '../../../app/words';
import { WALL } from '../../../theme/shelf/wall';
import type { Acts } from '../acts/use-acts';
import { DropPlace } from './drop-place';
import { placeAt, type Held } from './held';
import { MoveTo } from './move-to';
import { beforePlace, useOrder } from './use-order';
import { useSpace } from './use-space';
import { WallPiece } from './wall-piece';

interface WallPages {
  hasNextPage: boolean;
  fetchNextPage: () => Promise<{
    data?: { pages: readonly { lines: readonly ListedItem[] }[] } | undefined;
    hasNextPage: boolean;
  }>;
}

/** As many lines as reach to a place, also those that nobody has scrolled to. */
async function linesTo(
  place: number,
  lines: readonly ListedItem[],
  pages: WallPages,
): Promise<readonly ListedItem[]> {
  let [known, hasMore] = [lines, pages.hasNextPage];
  while (known.length < place && hasMore) {
    const { data, hasNextPage } = await pages.fetchNextPage();
    known = data?.pages.flatMap((page) => page.lines) ?? known;
    hasMore = hasNextPage;
  }
  return known;
}

interface WallProps {
  lines: readonly ListedItem[];
  acts: Acts;
  /** Only in the site's own order, all of it, and by who may. */
  canMove: boolean;
  /** What is being moved, and where it would stand. */
  onHold: (held: Held | undefined) => void;
  open: (id: string) => void;
  /** Of all works on the wall. */
  count: number;
  pages: WallPages;
}

/** The works in the site's order, which is changed by dragging, by keys or from a piece's menu. */
export function Wall({ lines, acts, canMove, onHold, open, count, pages }: WallProps) {
  const { say, locale } = useLanguage();
  const end = useEnd<HTMLDivElement>(pages);
  const order = useOrder(lines, acts);
  const move: typeof order = (...given) => {
    onHold(undefined);
    return order(...given);
  };
  const [placing, setPlacing] = useState<ListedItem>();
  const { isByKeys, ...space } = useSpace();
  const [held, setHeld] = useState<string>();
  const put = async (id: string, place: number): Promise<void> => {
    const known = await linesTo(place, lines, pages);
    await move({ id, after: beforePlace(known, id, place) }, known);
  };
  const ids = lines.map(({ id }) => id);
  const hold = (id: string, place: number | undefined): void => {
    const item = lines.find((line) => line.id === id);
    if (item) onHold({ item, place });
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canMove,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart({ keys: [key] }) {
      space.onDragStart();
      setHeld(String(key));
      hold(String(key), ids.indexOf(String(key)) + 1);
    },
    onDragEnd({ keys: [key], dropOperation }) {
      space.onDragEnd();
      setHeld(undefined);
      if (dropOperation === 'cancel') hold(String(key), undefined);
      else onHold(undefined);
    },
    // Before itself it stands where it stands after itself: one press of an arrow goes on by one place.
    getDropOperation: (target) =>
      target.type === 'item' && target.key === held && target.dropPosition === 'before' ? 'cancel' : 'move',
    onReorder: ({ keys: [key], target }) => {
      const at = ids.indexOf(String(target.key));
      const before = target.dropPosition === 'before';
      const after = before ? ids.slice(0, at).findLast((id) => id !== key) : ids[at];
      void move({ id: String(key), after: after ?? null });
    },
    renderDropIndicator: (target) => (
      <DropPlace
        target={target}
        onReach={() => {
          const place = held === undefined ? undefined : placeAt(ids, held, target);
          if (place !== undefined) hold(held!, place);
        }}
      />
    ),
  });
  return (
    <>
      {canMove && <p sx={{ variant: 'text.muted', pt: 3 }}>{say('items.howOrdered')}</p>}
      <GridList
        data-by-keys={isByKeys}
        aria-label={say('nav.works')}
        layout="grid"
        keyboardNavigationBehavior="tab"
        items={lines}
        dependencies={[locale, canMove]}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(id) => open(String(id))}
        sx={WALL}
      >
        {(item) => (
          <WallPiece
            item={item}
            place={canMove ? ids.indexOf(item.id) + 1 : undefined}
            count={count}
            onFirst={() => void move({ id: item.id, after: null })}
            onLast={() => void put(item.id, count)}
            onPlace={() => setPlacing(item)}
          />
        )}
      </GridList>
      <div ref={end} aria-hidden="true" />
      {placing && (
        <MoveTo
          title={textIn(placing.title, locale).text}
          without={placing.id}
          count={count}
          onPlace={(place) => void put(placing.id, place)}
          onMove={(after) => void move({ id: placing.id, after })}
          onClose={() => setPlacing(undefined)}
        />
      )}
    </>
  );
}
