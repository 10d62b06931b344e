import { useState } from 'react';
import { publish } from '../../../app/items/publish';
import { call } from '../../../app/call';
import { keepAnswer, useChange } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import type { OpenItem } from '../../../contract/items/item';
import type { Published } from '../../../contract/items/publishing';
import type { EditSession } from '../../../editing/edit-session';
import { pathOfItem } from '../../../editing/use-session';

/** Publishing and withdrawing: first what was typed is saved, then the form shows what has become of it. */
export function usePublish(session: EditSession) {
  const [done, setDone] = useState<Published>();
  const look = async (): Promise<void> => {
    const path = pathOfItem(session.state().item);
    const item = await call<OpenItem>('GET', path);
    keepAnswer(path, item);
    session.take(item);
    void forgetBelow(`/items/${item.shelf}`);
    void forgetBelow('/today');
  };
  const act = useChange(
    async (what: 'publish' | 'withdraw'): Promise<Published> => {
      setDone(undefined);
      await session.flush();
      const { item, fault } = session.state();
      if (fault !== undefined) throw fault;
      const { shelf, id, draft } = item;
      return what === 'publish'
        ? publish([{ shelf, id, draft: draft?.number ?? null }])
        : call<Published>('POST', '/withdraw', { shelf, ids: [id] });
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
