import { useEffect, useState } from 'react';
import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { publish, withdraw } from '../../../app/items/publish';
import { call } from '../../../app/line/call';
import { useQuestion } from '../../../app/parts/use-question';
import { useLanguage } from '../../../app/words';
import { isSilent, onConnection } from '../../../app/line/connection';
import { keepAnswer, useChange, useMe } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import type { OfItem, OpenItem } from '../../../../api/content/contract/item';
import type { Published } from '../../../../api/content/contract/publishing';
import type { EditSession } from '../../../editing/edit-session';
import { ownIn, theirsIn, type Own, type Theirs } from '../theirs/theirs-in';
import { goesWith, writtenIn, type Together } from '../theirs/written-in';
import { errorsOf } from './ready-alone';

/**
 * `only`: the other language stays as it is. `others`: published together with it, or none of them. `isOwn`: what colleagues
 * have written stays in the draft.
 */
export type PublishAct =
  | { what: 'publish'; only?: LocaleCode; others?: readonly Drafted[]; isOwn?: boolean }
  | { what: 'withdraw' };
/** Another item, as far as it is written. */
export type Drafted = OfItem & { draft: number };
export type Publishing = ReturnType<typeof usePublish>;

/** What colleagues have written stays in the draft. */
interface Done extends Published {
  isOwn?: boolean;
}
interface Asked {
  theirs: readonly Theirs[];
  own: Own | undefined;
}

const NOTHING: Done = { published: [], refused: [] };

/** Publishing and withdrawing: first what was typed is saved, then the form shows what has become of it. */
export function usePublish(session: EditSession) {
  const { name: me } = useMe();
  const language = useLanguage();
  const [question, ask] = useQuestion<Asked, true | 'own'>();
  const [done, setDone] = useState<Done & { only?: LocaleCode | undefined; left: number | undefined }>();
  const [neededBy, setNeededBy] = useState<readonly OfItem[]>([]);
  /** Fields for which nothing was published. */
  const [inWay, setInWay] = useState<readonly string[]>([]);
  const look = async (): Promise<void> => {
    const { item: params } = session.state();
    const saves = session.saves();
    const item = await call('GET /items/:shelf/:id', { params });
    keepAnswer('/items/:shelf/:id', item, { params });
    session.take(item, saves);
    void forgetBelow(`/items/${item.shelf}`);
    void forgetBelow('/today');
  };
  const isThis = ({ shelf, id }: OfItem): boolean => {
    const { item } = session.state();
    return shelf === item.shelf && id === item.id;
  };
  const askOfTheirs = async (item: OpenItem, together: Together): Promise<true | 'own' | false> => {
    const theirs = theirsIn(await writtenIn(item, together, language.locale), me, language);
    if (theirs.length === 0) return true;
    // Those that are published with it are needed as they are.
    const goes = together.others.length > 0 ? [] : (item.draft?.changes ?? []);
    return ask({ theirs, own: ownIn(item, goes.filter(goesWith(together.only)), me, language) });
  };
  const act = useChange(
    async (asked: PublishAct): Promise<Done> => {
      setDone(undefined);
      setNeededBy([]);
      setInWay([]);
      await session.flush();
      const { item, fault, conflicts } = session.state();
      if (fault !== undefined) throw fault;
      // A colleague was first: what the item says instead has not been seen here.
      if (asked.what === 'publish' && conflicts.length > 0) {
        setInWay(conflicts.map(({ path }) => path));
        return NOTHING;
      }
      const { shelf, id, draft } = item;
      if (asked.what === 'withdraw') return withdraw(shelf, [id]);
      const { only, others = [] } = asked;
      const answer = asked.isOwn ? 'own' : await askOfTheirs(item, { only, others });
      if (answer === false) return NOTHING;
      const isOwn = answer === 'own';
      const as = { draft: draft?.number ?? null, ...(only && { only }), ...(isOwn && { isOwn }) };
      return { ...(await publish([...others, { shelf, id, ...as }])), isOwn };
    },
    async (published, asked) => {
      await look();
      const { item } = session.state();
      const own = published.refused.find(isThis);
      if (own) {
        session.take({ ...item, findings: own.findings });
        // Also where all of it was said already: an act that does nothing says so.
        if (asked.what === 'publish') setInWay(errorsOf({ item: own }).map(({ path }) => path));
      }
      // What is wrong with others then has no field here.
      else setNeededBy(published.refused);
      if (asked.what === 'publish')
        for (const { shelf } of asked.others ?? []) void forgetBelow(`/items/${shelf}`);
      if (asked.what === 'publish') setDone({ ...published, only: asked.only, left: item.draft?.number });
    },
  );
  // What failed is not said any more once the line is back, or something was saved.
  const { isError, reset } = act;
  const isInVain = isError || inWay.length > 0;
  useEffect(() => {
    if (!isInVain) return undefined;
    const saves = session.saves();
    const forget = (): void => {
      reset();
      setInWay([]);
    };
    const stopSession = session.subscribe(() => void (session.saves() > saves && forget()));
    const stopConnection = onConnection(() => void (isSilent() || forget()));
    return () => {
      stopSession();
      stopConnection();
    };
  }, [isInVain, reset, session]);
  return {
    ...{ act, question, neededBy, inWay, published: done?.published.find(isThis), only: done?.only },
    isOwn: done?.isOwn === true,
    /** Number of the draft that was left by what was published. */
    left: done?.left,
    /** What has been published meanwhile is not forgotten with it. */
    forget: () => setDone((now) => (now === done ? undefined : now)),
    forgetNeeded: () => setNeededBy([]),
  };
}
