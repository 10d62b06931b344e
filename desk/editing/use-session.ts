import { useEffect, useState } from 'react';
import { call, CallFault } from '../app/line/call';
import { isSilent, onConnection } from '../app/line/connection';
import { endSession, keepAnswer, useMe } from '../app/data';
import { onItemNews } from '../app/items/item-news';
import type { FieldChange, OpenItem, SavedDraft } from '../contract/items/item';
import { openEditSession, type EditSession } from './edit-session';
import { stepsOf } from './undo/kept-steps';
import { tellWhere } from './tell-where';
import { unsentStore } from './unsent';

/** ms between two looks at what colleagues do, for those that nobody has told. */
const LOOK_MS = 5_000;

export const pathOfItem = ({ shelf, id }: Pick<OpenItem, 'shelf' | 'id'>): string => `/items/${shelf}/${id}`;

/** What was typed stays in the browser while somebody signs in again. */
async function save(path: string, changes: FieldChange[], isDiscarded: boolean): Promise<SavedDraft> {
  try {
    const saved = await call<SavedDraft>('PUT', `${path}/draft`, {
      changes,
      ...(isDiscarded && { isDiscarded }),
    });
    keepAnswer(path, saved.item);
    return saved;
  } catch (error) {
    if (error instanceof CallFault && error.fault === 'notSignedIn') endSession();
    throw error;
  }
}

/** @param isWriting whether colleagues are told the field that one is in */
export function useSession(item: OpenItem, isWriting = false): EditSession {
  const { id: person, name: me } = useMe();
  const path = pathOfItem(item);
  const [session] = useState(() =>
    openEditSession({
      item,
      kept: unsentStore(person, item.shelf, item.id),
      save: (changes, isDiscarded) => save(path, changes, isDiscarded),
      steps: stepsOf(person, path),
      me,
    }),
  );
  useEffect(() => {
    session.open();
    const look = async (): Promise<void> => {
      const saves = session.saves();
      try {
        session.take(await call<OpenItem>('GET', path), saves);
      } catch (error) {
        if (error instanceof CallFault && error.fault === 'notFound') session.lose();
      }
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    const stopNews = onItemNews(path, () => void look());
    const stopTelling = isWriting ? tellWhere(path) : undefined;
    const stop = onConnection(() => void (isSilent() || session.flush()));
    return () => {
      clearInterval(timer);
      stop();
      stopNews();
      stopTelling?.();
      session.close();
    };
  }, [session, path, isWriting]);
  return session;
}
