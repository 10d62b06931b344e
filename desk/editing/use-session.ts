import { useEffect, useState } from 'react';
import { call, CallFault } from '../app/call';
import { isSilent, onConnection } from '../app/connection';
import { keepAnswer, setMe, useMe } from '../app/data';
import type { FieldChange, OpenItem, SavedDraft } from '../contract/items/item';
import { openEditSession, type EditSession } from './edit-session';
import { unsentStore } from './unsent';

/** ms between two looks at what colleagues do. */
const LOOK_MS = 5_000;

export const pathOfItem = ({ shelf, id }: Pick<OpenItem, 'shelf' | 'id'>): string => `/items/${shelf}/${id}`;

/** What was typed stays in the browser while somebody signs in again. */
async function save(path: string, changes: FieldChange[]): Promise<SavedDraft> {
  try {
    const saved = await call<SavedDraft>('PUT', `${path}/draft`, { changes });
    keepAnswer(path, saved.item);
    return saved;
  } catch (error) {
    if (error instanceof CallFault && error.fault === 'notSignedIn') setMe(null);
    throw error;
  }
}

/** @param at the field that one is in, for colleagues; undefined where one does not write */
export function useSession(item: OpenItem, at?: { current: string | null }): EditSession {
  const { id: person } = useMe();
  const path = pathOfItem(item);
  const [session] = useState(() =>
    openEditSession({
      item,
      kept: unsentStore(person, item.shelf, item.id),
      save: (changes) => save(path, changes),
    }),
  );
  useEffect(() => {
    session.open();
    const look = async (): Promise<void> => {
      const saves = session.saves();
      if (at) await call('POST', `${path}/here`, { path: at.current }).catch(() => undefined);
      const answer = await call<OpenItem>('GET', path).catch(() => undefined);
      if (answer) session.take(answer, saves);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    const stop = onConnection(() => void (isSilent() || session.flush()));
    return () => {
      clearInterval(timer);
      stop();
      session.close();
    };
  }, [session, path, at]);
  return session;
}
