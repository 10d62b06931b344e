import { useRef } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { Availability } from '../../../../src/contract/items/work';
import type { ListedItem } from '../../../../api/content/contract/list';
import { call } from '../../../app/line/call';
import { useChange, useMe } from '../../../app/data';
import { textIn } from '../../../app/items/title';
import { useQuestion } from '../../../app/parts/use-question';
import { useLanguage } from '../../../app/words';
import type { Published } from '../../../../api/content/contract/publishing';
import { publish, takeBack, withdraw } from '../../../app/items/publish';
import { forgetBelow } from '../../../app/lists/use-pages';
import { allOf } from './all-of';
import { changeShown } from './cached-lists';
import type { KeptNews } from './kept-news';
import { wayBackOf, type AskedFirst, type Became, type News } from './news';
import { theirsIn } from '../../editor/theirs/theirs-in';
import { shownIn } from './shown-in';
import { useNews } from './use-news';

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
    setNews({ ...{ is: 'done', items: were, became, at: now() }, takeBack: unmark(were, other(became)) });
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
  const tried = async (work: () => Promise<void | boolean>): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    try {
      return (await work()) !== false;
    } catch (error) {
      failed(error);
      return true;
    } finally {
      isUnderWay.current = false;
      void again();
    }
  };
  const undo = (items: readonly ListedItem[], done: Published) => (): void =>
    void tried(async () => {
      const [refused] = (await takingBack.mutateAsync(done)).refused;
      if (!refused) return setNews({ is: 'takenBack' });
      const isChanged = refused.findings.some(({ name }) => name === 'conflict');
      return refuse(items, refused.id, isChanged ? 'changed' : 'needed');
    });
  const done = (
    items: readonly ListedItem[],
    became: Became,
    answer: Published,
    more?: Partial<Extract<News, { is: 'done' }>>,
  ): void =>
    setNews({
      ...{ is: 'done', items, became, at: now(), answer, ...more },
      takeBack: answer.published.some(({ version }) => version !== null) ? undo(items, answer) : undefined,
    });
  /** @returns false where nothing was done after all */
  /** Also of what was done before the page was loaded again. */
  function wayBack({ items, became, answer }: KeptNews): () => void {
    if (became === 'sold' || became === 'available') return unmark(items, other(became));
    return undo(items, answer ?? NOTHING);
  }
  const makePublic = async (items: readonly ListedItem[]): Promise<boolean | void> => {
    const written = items.map(({ id, title, writers = [] }) => ({
      ...{ shelf, id, writers },
      title: textIn(title, language.locale).text || language.say('items.untitled'),
    }));
    const theirs = theirsIn(written, me, language);
    if (theirs.length > 0 && !(await ask({ about: 'publishing', theirs }))) return false;
    const answer = await publishing.mutateAsync(items);
    const [refused] = answer.refused;
    if (refused) return refuse(items, refused.id, 'unready');
    const isBack = items.every(({ state }) => state === 'withdrawn');
    return done(items, isBack ? 'putBack' : 'public', answer);
  };
  const looking = useChange((items: readonly ListedItem[]) => shownIn(shelf, items));
  const withdrawing = useChange((items: readonly ListedItem[]) =>
    withdraw(
      shelf,
      items.map(({ id }) => id),
    ),
  );
  /** @returns false where nothing was done after all */
  const takeOff = (items: readonly ListedItem[]): Promise<boolean> =>
    tried(async () => {
      const others = await looking.mutateAsync(items);
      if (others.length > 0 && !(await ask({ about: 'takingOff', items, others }))) return false;
      const answer = await withdrawing.mutateAsync(items);
      const [refused] = answer.refused;
      if (refused) return refuse(items, refused.id, 'needed');
      return done(items, 'withdrawn', answer, { shownIn: others });
    });

  /** All that are changed, also where they are not shown. */
  const publishAll = (): Promise<boolean> =>
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
