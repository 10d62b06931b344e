import { useRef } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { Availability } from '../../../../src/contract/items/work';
import type { ListedItem } from '../../../../api/content/contract/list';
import { call } from '../../../app/line/call';
import { useChange, useMe } from '../../../app/data';
import { textIn } from '../../../app/items/title';
import { useQuestion } from '../../../app/parts/use-question';
import { useLanguage } from '../../../app/words';
import type { Published, Referring } from '../../../../api/content/contract/publishing';
import { publish, takeBack, withdraw } from '../../../app/items/publish';
import { forgetBelow } from '../../../app/lists/use-pages';
import { allOf } from './all-of';
import { changeShown } from './cached-lists';
import type { KeptNews } from './kept-news';
import { chunksOf, inBulk } from '../../../app/items/in-bulk';
import { wayBackOf, type AskedFirst, type Became, type Left } from './news';
import { theirsIn } from '../../editor/theirs/theirs-in';
import { hasFile, shownIn } from './shown-in';
import { useNews } from './use-news';

/** Those that were changed. */
type Changed = readonly ListedItem[];

interface BulkChange {
  change: (items: readonly ListedItem[]) => Promise<Published>;
  became: Became;
  /** Why the server refuses some. */
  because: 'unready' | 'needed';
  /** What shows them beside their own pages. */
  shown?: readonly Referring[];
}

const leftOf = (left: Partial<Record<Left['because'], readonly ListedItem[]>>): readonly Left[] =>
  Object.entries(left).flatMap(([because, items]) =>
    items.length > 0 ? { because: because as Left['because'], items } : [],
  );

export type Acts = ReturnType<typeof useActs>;

const other = (one: Availability): Availability => (one === 'sold' ? 'available' : 'sold');
const NOTHING: Published = { published: [], refused: [] };
const now = (): string => new Date().toISOString();

/** What can be done to items of a shelf from its list: shown at once, taken back where the server refuses. */
export function useActs(shelf: Collection) {
  const [news, setNews] = useNews(shelf, wayBack);
  const [question, ask] = useQuestion<AskedFirst>();
  const language = useLanguage();
  const { name: me } = useMe();
  const again = () => forgetBelow(`/items/${shelf}`);
  const failed = (error: unknown) => setNews({ is: 'failed', error });

  const availability = useChange(({ ids, became }: { ids: string[]; became: Availability }) =>
    call('POST /items/works/availability', { body: { ids, availability: became } }),
  );
  const show = (ids: readonly string[], shown: Availability): unknown =>
    changeShown(shelf, (lines) =>
      lines.map((line) => (ids.includes(line.id) ? { ...line, availability: shown } : line)),
    );
  const put = async (items: readonly ListedItem[], became: Availability): Promise<string[] | undefined> => {
    const ids = items.map(({ id }) => id);
    const changed: string[] = [];
    show(ids, became);
    try {
      for (const chunk of chunksOf(ids))
        changed.push(...(await availability.mutateAsync({ ids: chunk, became })).changed);
      return changed;
    } catch (error) {
      show(
        ids.filter((id) => !changed.includes(id)),
        other(became),
      );
      failed(error);
      return changed.length > 0 ? changed : undefined;
    } finally {
      void again();
    }
  };
  const mark = async (given: readonly ListedItem[], became: Availability): Promise<void> => {
    const others = given.filter((item) => hasFile(item) && item.availability !== became);
    if (others.length === 0) return;
    setNews(undefined);
    const changed = await put(others, became);
    if (!changed) return;
    const were = others.filter(({ id }) => changed.includes(id));
    const left = leftOf({ neverPublic: given.filter((item) => !hasFile(item)) });
    setNews({
      ...{ is: 'done', items: were, became, at: now(), left },
      takeBack: unmark(were, other(became)),
    });
  };
  const unmark = (items: readonly ListedItem[], was: Availability) => (): void =>
    void put(items, was).then((back) => back && setNews({ is: 'takenBack' }));

  const publishing = useChange((items: readonly ListedItem[]) =>
    publish(items.map(({ id, draft }) => ({ shelf, id, draft }))),
  );
  const takingBack = useChange(takeBack);
  /** What stands in the way may be another item than those. */
  const refuse = (items: readonly ListedItem[], id: string, because: 'unready' | 'needed' | 'changed') => {
    const item = items.find((one) => one.id === id) ?? items[0];
    if (item) setNews({ is: 'refused', item, because });
  };
  const isUnderWay = useRef(false);
  /** One at a time, however often it is pressed; also for who has left the list meanwhile. */
  const tried = async (work: () => Promise<Changed>): Promise<Changed> => {
    if (isUnderWay.current) return [];
    isUnderWay.current = true;
    try {
      return await work();
    } catch (error) {
      failed(error);
      return [];
    } finally {
      isUnderWay.current = false;
      void again();
    }
  };
  const undo = (items: readonly ListedItem[], done: Published) => (): void =>
    void tried(async () => {
      for (const published of chunksOf(done.published.filter(({ version }) => version !== null))) {
        const [refused] = (await takingBack.mutateAsync({ published })).refused;
        if (!refused) continue;
        const isChanged = refused.findings.some(({ name }) => name === 'conflict');
        refuse(items, refused.id, isChanged ? 'changed' : 'needed');
        return [];
      }
      setNews({ is: 'takenBack' });
      return items;
    });
  /** Does to each what can be done, says what became of them, and what could not be done to whom. */
  const changeAll = async (
    items: readonly ListedItem[],
    { change, became, because, shown }: BulkChange,
  ): Promise<Changed> => {
    const { answer, done, refused, failed: unanswered } = await inBulk(items, change);
    const [first] = refused;
    if (done.length === 0 && first) {
      refuse(refused, first.id, because);
      return [];
    }
    setNews({
      ...{ is: 'done', items: done, became, at: now(), answer },
      ...{ left: leftOf({ [because]: refused, failed: unanswered }), shownIn: shown ?? [] },
      takeBack: answer.published.some(({ version }) => version !== null) ? undo(done, answer) : undefined,
    });
    return done;
  };
  /** Also of what was done before the page was loaded again. */
  function wayBack({ items, became, answer }: KeptNews): () => void {
    if (became === 'sold' || became === 'available') return unmark(items, other(became));
    return undo(items, answer ?? NOTHING);
  }
  const makePublic = async (items: readonly ListedItem[]): Promise<Changed> => {
    const written = items.map(({ id, title, writers = [] }) => ({
      ...{ shelf, id, writers },
      title: textIn(title, language.locale).text || language.say('items.untitled'),
    }));
    const theirs = theirsIn(written, me, language);
    if (theirs.length > 0 && !(await ask({ about: 'publishing', theirs }))) return [];
    const isBack = items.every(({ state }) => state === 'withdrawn');
    const change = publishing.mutateAsync;
    return changeAll(items, { change, became: isBack ? 'putBack' : 'public', because: 'unready' });
  };
  const looking = useChange((items: readonly ListedItem[]) => shownIn(shelf, items));
  const withdrawing = useChange((items: readonly ListedItem[]) =>
    withdraw(
      shelf,
      items.map(({ id }) => id),
    ),
  );
  const takeOff = (items: readonly ListedItem[]): Promise<Changed> =>
    tried(async () => {
      const shown = await looking.mutateAsync(items);
      if (shown.length > 0 && !(await ask({ about: 'takingOff', items, others: shown }))) return [];
      const change = withdrawing.mutateAsync;
      return changeAll(items, { change, became: 'withdrawn', because: 'needed', shown });
    });

  /** All that are changed, also where they are not shown. */
  const publishAll = (): Promise<Changed> =>
    tried(async () => makePublic(await allOf(shelf, { state: 'changed' })));

  return {
    news,
    question,
    takeBack: wayBackOf(news),
    fail: failed,
    say: setNews,
    publishAll,
    mark,
    publish: (items: readonly ListedItem[]) => tried(() => makePublic(items)),
    withdraw: takeOff,
    isBusy: [publishing, looking, withdrawing, takingBack].some(({ isPending }) => isPending),
  };
}
