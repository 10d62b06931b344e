import { useState } from 'react';
import { DropIndicator, GridList, useDragAndDrop } from 'react-aria-components';
import type { ListedItem } from '../../../contract/items/list';
import { textIn } from '../../../app/items/title';
import { useEnd } from '../../../app/lists/use-pages';
import { useLanguage } from '../../../app/words';
import { DROP_LINE, WALL } from '../../../theme/shelf/wall';
import type { Acts } from '../acts/use-acts';
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
  open: (id: string) => void;
  /** Of all works on the wall. */
  count: number;
  pages: WallPages;
}

/** The works in the site's order, which is changed by dragging, by keys or from a piece's menu. */
export function Wall({ lines, acts, canMove, open, count, pages }: WallProps) {
  const { say, locale } = useLanguage();
  const end = useEnd<HTMLDivElement>(pages);
  const move = useOrder(lines, acts);
  const [placing, setPlacing] = useState<ListedItem>();
  const space = useSpace();
  const put = async (id: string, place: number): Promise<void> => {
    const known = await linesTo(place, lines, pages);
    await move({ id, after: beforePlace(known, id, place) }, known);
  };
  const ids = lines.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canMove,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    ...space,
    onReorder: ({ keys: [key], target }) => {
      const at = ids.indexOf(String(target.key));
      const before = target.dropPosition === 'before';
      const after = before ? ids.slice(0, at).findLast((id) => id !== key) : ids[at];
      void move({ id: String(key), after: after ?? null });
    },
    renderDropIndicator: (target) => <DropIndicator target={target} sx={DROP_LINE} />,
  });
  return (
    <>
      <GridList
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
            onFirst={() => void move({ id: item.id, after: null })}
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
