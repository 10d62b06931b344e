import type { ListedItem } from '../../../../api/content/contract/list';
import { call } from '../../../app/line/call';
import { useChange } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import type { Acts } from '../acts/use-acts';
import { changeShown } from '../acts/cached-lists';

interface Move {
  id: string;
  /** Null: at the beginning. */
  after: string | null;
}

/** In the order that they have once it is moved. */
export function moved(lines: readonly ListedItem[], { id, after }: Move): ListedItem[] {
  const one = lines.find((line) => line.id === id);
  const others = lines.filter((line) => line.id !== id);
  if (!one) return others;
  return others.toSpliced(after === null ? 0 : others.findIndex((line) => line.id === after) + 1, 0, one);
}

/** Which one stands before a place, once the piece is taken out; null for the first. @param place from 1 */
export const beforePlace = (lines: readonly ListedItem[], id: string, place: number): string | null =>
  lines.filter((line) => line.id !== id)[place - 2]?.id ?? null;

/** A draft that was never a file has its place only once it is one. */
const hasPlace = ({ state, draft }: ListedItem): boolean => state !== 'draft' || draft === null;

/** Places one after another: shown at once, put back where the server refuses. */
export function useOrder(lines: readonly ListedItem[], { say, fail }: Acts) {
  const order = useChange(({ id, after }: Move) =>
    call('POST /items/works/order', { body: { ids: [id], after } }),
  );
  const put = async (move: Move): Promise<boolean> => {
    const putBack = changeShown('works', (shown) => moved(shown, move));
    try {
      await order.mutateAsync(move);
      return true;
    } catch (error) {
      putBack();
      fail(error);
      return false;
    } finally {
      void forgetBelow('/items/works');
    }
  };
  /** @param known more than are shown, where it goes further */
  return async (move: Move, known: readonly ListedItem[] = lines): Promise<void> => {
    const placedBefore = (at: number): string | null => known.slice(0, at).findLast(hasPlace)?.id ?? null;
    const from = known.findIndex(({ id }) => id === move.id);
    const item = known[from];
    if (!item) return;
    if (!hasPlace(item)) return say({ is: 'unplaced', item });
    const after = placedBefore(move.after === null ? 0 : known.findIndex(({ id }) => id === move.after) + 1);
    const back = { id: move.id, after: placedBefore(from) };
    if (after === move.id || after === back.after) return;
    const to = moved(known, { id: move.id, after }).indexOf(item);
    if (!(await put({ id: move.id, after }))) return;
    say({
      ...{ is: 'moved', item, from: from + 1, to: to + 1 },
      takeBack: () => void put(back).then((isBack) => isBack && say({ is: 'takenBack' })),
    });
  };
}
