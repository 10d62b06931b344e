import { useMemo } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { ClosedRoom, GoneRoom } from './closed/closed-room';
import { LockedRoom, minutesOf } from './closed/locked-room';
import { Opening } from './closed/opening';
import { OpenRoom } from './open-room';
import type { RoomPageView } from './room-page-view';
import { RoomWordsContext, roomWords, useRoomWords } from './room-words';
import { useRoom } from './state/use-room';

interface RoomScreenProps {
  view: RoomPageView;
  path: string;
}

/** A client's room, loaded from the live API and followed while it may be seen. */
export function RoomScreen({ view, path }: RoomScreenProps) {
  const { locale } = useMessages();
  const say = useMemo(() => roomWords(locale, view), [locale, view]);
  return (
    <RoomWordsContext.Provider value={say}>
      <RoomAtPath path={path} />
    </RoomWordsContext.Provider>
  );
}

function RoomAtPath({ path }: { path: string }) {
  const say = useRoomWords();
  const { key, state, unlock } = useRoom(path);
  switch (state.kind) {
    case 'loading':
      return <Opening />;
    case 'open':
      return key ? <OpenRoom roomKey={key} state={state} /> : null;
    case 'locked':
      return <LockedRoom state={state} onCode={unlock} />;
    case 'gone':
      return <GoneRoom gallery={state.gallery} />;
    case 'busy':
      return (
        <ClosedRoom title={say('closed-title')}>
          <p>{say('busy', { count: minutesOf(state.waitMs) })}</p>
        </ClosedRoom>
      );
    case 'unavailable':
      return (
        <ClosedRoom title={say('title')}>
          <p>{say('unavailable')}</p>
        </ClosedRoom>
      );
  }
}
