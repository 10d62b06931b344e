import { useState } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { Availability } from '../../../../src/contract/work';
import type { AvailabilitySet, ItemPage, ListedItem } from '../../../contract/items/list';
import { call } from '../../../app/call';
import { useChange } from '../../../app/data';
import { publish, withdraw } from '../../../app/items/publish';
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
  | { is: 'refused'; item: ListedItem; because: 'unready' | 'needed' }
  | { is: 'failed'; error: unknown };

export type Acts = ReturnType<typeof useActs>;

const other = (one: Availability): Availability => (one === 'sold' ? 'available' : 'sold');
const DONE = { is: 'done', takeBack: undefined } as const;
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
  const makePublic = (items: readonly ListedItem[], done: () => void): void =>
    publishing.mutate(items, {
      onSuccess: ({ refused }) => {
        const item = items.find(({ id }) => id === refused[0]?.id);
        if (item) setNews({ is: 'refused', item, because: 'unready' });
        else done();
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
      onSuccess: ({ refused }) => {
        const item = items.find(({ id }) => id === refused[0]?.id);
        if (item) return setNews({ is: 'refused', item, because: 'needed' });
        return setNews({
          ...{ is: 'done', items, became: 'withdrawn', at: now() },
          takeBack: items.every(({ draft }) => draft === null)
            ? () => makePublic(items, () => setNews({ is: 'takenBack' }))
            : undefined,
        });
      },
      onError: failed,
      onSettled: () => void again(),
    });

  /** All that are changed, also where they are not shown. */
  const publishAll = async (): Promise<void> => {
    try {
      const changed = await allOf(`/items/${shelf}?state=changed`);
      makePublic(changed, () => setNews({ ...DONE, items: changed, became: 'public', at: now() }));
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
    publish: (items: readonly ListedItem[]) =>
      makePublic(items, () => setNews({ ...DONE, items, became: 'public', at: now() })),
    withdraw: takeOff,
    isBusy: publishing.isPending || withdrawing.isPending,
  };
}
