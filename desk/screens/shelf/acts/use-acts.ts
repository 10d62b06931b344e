import { useState } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { Availability } from '../../../../src/contract/work';
import type { AvailabilitySet, ItemPage, ListedItem } from '../../../contract/items/list';
import { call } from '../../../app/line/call';
import { useChange } from '../../../app/data';
import type { Published } from '../../../contract/items/publishing';
import { publish, takeBack, withdraw } from '../../../app/items/publish';
import { forgetBelow } from '../../../app/lists/use-pages';
import { changeShown } from './cached-lists';

export type Became = Availability | 'public' | 'withdrawn';

/** What the floor says happened. */
export type News =
  | {
      is: 'done';
      items: readonly ListedItem[];
      became: Became;
      at: string;
      takeBack: (() => void) | undefined;
    }
  | { is: 'moved'; item: ListedItem; from: number; to: number; takeBack: () => void }
  | { is: 'unplaced'; item: ListedItem }
  | { is: 'takenBack' }
  | { is: 'refused'; item: ListedItem; because: 'unready' | 'needed' | 'changed' }
  | { is: 'failed'; error: unknown };

export type Acts = ReturnType<typeof useActs>;

const other = (one: Availability): Availability => (one === 'sold' ? 'available' : 'sold');
/** As many as are published at once. */
const MOST = 500;
async function allOf(path: string): Promise<ListedItem[]> {
  const all: ListedItem[] = [];
  for (let next: string | null = ''; next !== null && all.length < MOST; ) {
    const page: ItemPage = await call<ItemPage>(
      'GET',
      next ? `${path}&after=${encodeURIComponent(next)}` : path,
    );
    all.push(...page.lines);
    next = page.next;
  }
  return all.slice(0, MOST);
}
const now = (): string => new Date().toISOString();

/** What can be done to items of a shelf from its list: shown at once, taken back where the server refuses. */
export function useActs(shelf: Collection) {
  const [news, setNews] = useState<News>();
  const again = () => forgetBelow(`/items/${shelf}`);
  const failed = (error: unknown) => setNews({ is: 'failed', error });

  const availability = useChange(({ ids, became }: { ids: string[]; became: Availability }) =>
    call<AvailabilitySet>('POST', '/items/works/availability', { ids, availability: became }),
  );
  const show = (ids: readonly string[], shown: Availability): unknown =>
    changeShown(shelf, (lines) =>
      lines.map((line) => (ids.includes(line.id) ? { ...line, availability: shown } : line)),
    );
  const put = async (items: readonly ListedItem[], became: Availability): Promise<string[] | undefined> => {
    const ids = items.map(({ id }) => id);
    show(ids, became);
    try {
      return (await availability.mutateAsync({ ids, became })).changed;
    } catch (error) {
      show(ids, other(became));
      failed(error);
      return undefined;
    } finally {
      void again();
    }
  };
  const mark = async (items: readonly ListedItem[], became: Availability): Promise<void> => {
    const others = items.filter((item) => item.availability !== became);
    if (others.length === 0) return;
    setNews(undefined);
    const changed = await put(others, became);
    if (!changed) return;
    const were = others.filter(({ id }) => changed.includes(id));
    setNews({
      ...{ is: 'done', items: were, became, at: now() },
      takeBack: () => void put(were, other(became)).then((back) => back && setNews({ is: 'takenBack' })),
    });
  };

  const publishing = useChange((items: readonly ListedItem[]) =>
    publish(items.map(({ id, draft }) => ({ shelf, id, draft }))),
  );
  const takingBack = useChange(takeBack);
  const undo = (items: readonly ListedItem[], done: Published) => (): void =>
    takingBack.mutate(done, {
      onSuccess: ({ refused: [refused] }) => {
        if (!refused) return setNews({ is: 'takenBack' });
        const isChanged = refused.findings.some(({ name }) => name === 'conflict');
        return refuse(items, refused.id, isChanged ? 'changed' : 'needed');
      },
      onError: failed,
      onSettled: () => void again(),
    });
  /** What stands in the way may be another item than those. */
  const refuse = (items: readonly ListedItem[], id: string, because: 'unready' | 'needed' | 'changed') => {
    const item = items.find((one) => one.id === id) ?? items[0];
    if (item) setNews({ is: 'refused', item, because });
  };
  const done = (items: readonly ListedItem[], became: Became, answer: Published): void =>
    setNews({
      ...{ is: 'done', items, became, at: now() },
      takeBack: answer.published.some(({ version }) => version !== null) ? undo(items, answer) : undefined,
    });
  const makePublic = (items: readonly ListedItem[]): void =>
    publishing.mutate(items, {
      onSuccess: (answer) => {
        const [refused] = answer.refused;
        if (refused) refuse(items, refused.id, 'unready');
        else done(items, 'public', answer);
      },
      onError: failed,
      onSettled: () => void again(),
    });
  const withdrawing = useChange((items: readonly ListedItem[]) =>
    withdraw(
      shelf,
      items.map(({ id }) => id),
    ),
  );
  const takeOff = (items: readonly ListedItem[]): void =>
    withdrawing.mutate(items, {
      onSuccess: (answer) => {
        const [refused] = answer.refused;
        if (refused) refuse(items, refused.id, 'needed');
        else done(items, 'withdrawn', answer);
      },
      onError: failed,
      onSettled: () => void again(),
    });

  /** All that are changed, also where they are not shown. */
  const publishAll = async (): Promise<void> => {
    try {
      makePublic(await allOf(`/items/${shelf}?state=changed`));
    } catch (error) {
      failed(error);
    }
  };

  return {
    news,
    takeBack: news && 'takeBack' in news ? news.takeBack : undefined,
    fail: failed,
    say: setNews,
    publishAll,
    mark,
    publish: makePublic,
    withdraw: takeOff,
    isBusy: publishing.isPending || withdrawing.isPending || takingBack.isPending,
  };
}
