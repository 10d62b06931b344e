import type { ListedItem } from '../../../contract/items/list';
import { call } from '../../../app/call';
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

/** Places one after another: shown at once, put back where the server refuses. */
export function useOrder(lines: readonly ListedItem[], { say, fail }: Acts) {
  const ids = lines.map(({ id }) => id);
  const order = useChange(({ id, after }: Move) => call('POST', '/items/works/order', { ids: [id], after }));
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
  return async (move: Move): Promise<void> => {
    const from = ids.indexOf(move.id);
    const item = lines[from];
    if (!item || move.after === move.id || (ids[from - 1] ?? null) === move.after) return;
    const back = { id: move.id, after: ids[from - 1] ?? null };
    const to = moved(lines, move).indexOf(item);
    if (!(await put(move))) return;
    say({
      ...{ is: 'moved', item, from: from + 1, to: to + 1 },
      takeBack: () => void put(back).then((isBack) => isBack && say({ is: 'takenBack' })),
    });
  };
}
