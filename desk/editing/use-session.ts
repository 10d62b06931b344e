import { useEffect, useState } from 'react';
import { call, CallFault } from '../app/line/call';
import { pathOf } from '../app/line/paths';
import { isSilent, onConnection } from '../app/line/connection';
import { endSession, keepAnswer, useMe } from '../app/data';
import { onItemNews } from '../app/items/item-news';
import type { FieldChange, OfItem, OpenItem, SavedDraft } from '../../api/content/contract/item';
import { openEditSession, type EditSession } from './edit-session';
import { stepsOf } from './undo/kept-steps';
import { tellWhere } from './tell-where';
import { unsentStore } from './unsent';

/** ms between two looks at what colleagues do, for those that nobody has told. */
const LOOK_MS = 5_000;

/** By which what is known of an item is kept. */
export const pathOfItem = ({ shelf, id }: OfItem): string =>
  pathOf('/items/:shelf/:id', { params: { shelf, id } });

/** What was typed stays in the browser while somebody signs in again. */
async function save(of: OfItem, changes: FieldChange[], isDiscarded: boolean): Promise<SavedDraft> {
  try {
    const saved = await call('PUT /items/:shelf/:id/draft', {
      params: of,
      body: { changes, ...(isDiscarded && { isDiscarded }) },
    });
    keepAnswer('/items/:shelf/:id', saved.item, { params: of });
    return saved;
  } catch (error) {
    if (error instanceof CallFault && error.fault === 'notSignedIn') endSession();
    throw error;
  }
}

/** @param isWriting whether colleagues are told the field that one is in */
export function useSession(item: OpenItem, isWriting = false): EditSession {
  const { id: person, name: me } = useMe();
  const { shelf, id } = item;
  const path = pathOfItem(item);
  const [session] = useState(() =>
    openEditSession({
      item,
      kept: unsentStore(person, item.shelf, item.id),
      save: (changes, isDiscarded) => save(item, changes, isDiscarded),
      steps: stepsOf(person, path),
      me,
    }),
  );
  useEffect(() => {
    session.open();
    const look = async (): Promise<void> => {
      const saves = session.saves();
      try {
        session.take(await call('GET /items/:shelf/:id', { params: { shelf, id } }), saves);
      } catch (error) {
        if (error instanceof CallFault && error.fault === 'notFound') session.lose();
      }
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    const stopNews = onItemNews(path, () => void look());
    const stopTelling = isWriting ? tellWhere({ shelf, id }) : undefined;
    const stop = onConnection(() => void (isSilent() || session.flush()));
    return () => {
      clearInterval(timer);
      stop();
      stopNews();
      stopTelling?.();
      session.close();
    };
  }, [session, path, shelf, id, isWriting]);
  return session;
}
