import { useState } from 'react';
import { publish, withdraw } from '../../../app/items/publish';
import { call } from '../../../app/call';
import { keepAnswer, useChange } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import type { OpenItem } from '../../../contract/items/item';
import type { Published } from '../../../contract/items/publishing';
import type { EditSession } from '../../../editing/edit-session';
import { pathOfItem } from '../../../editing/use-session';

const NOTHING: Published = { published: [], refused: [] };

/** Publishing and withdrawing: first what was typed is saved, then the form shows what has become of it. */
export function usePublish(session: EditSession) {
  const [done, setDone] = useState<Published>();
  const look = async (): Promise<void> => {
    const path = pathOfItem(session.state().item);
    const saves = session.saves();
    const item = await call<OpenItem>('GET', path);
    keepAnswer(path, item);
    session.take(item, saves);
    void forgetBelow(`/items/${item.shelf}`);
    void forgetBelow('/today');
  };
  const act = useChange(
    async (what: 'publish' | 'withdraw'): Promise<Published> => {
      setDone(undefined);
      await session.flush();
      const { item, fault, conflicts } = session.state();
      if (fault !== undefined) throw fault;
      // A colleague was first: what the item says instead has not been seen here.
      if (what === 'publish' && conflicts.length > 0) return NOTHING;
      const { shelf, id, draft } = item;
      return what === 'publish'
        ? publish([{ shelf, id, draft: draft?.number ?? null }])
        : withdraw(shelf, [id]);
    },
    async (published, what) => {
      await look();
      const [refused] = published.refused;
      if (refused) session.take({ ...session.state().item, findings: refused.findings });
      if (what === 'publish') setDone(published);
    },
  );
  return { act, published: done?.published[0], forget: () => setDone(undefined) };
}
