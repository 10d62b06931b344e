import { useMemo } from 'react';
import { useMessages } from '../../i18n/use-messages';
import { useSite } from '../../page/site-context';
import { ClosedRoom, GoneRoom } from './closed/closed-room';
import { LockedRoom, minutesOf } from './closed/locked-room';
import { Opening } from './closed/opening';
import { RoomHead } from './head/room-head';
import { OpenRoom } from './open-room';
import type { RoomPageView } from './room-page-view';
import { RoomWordsContext, roomWords, useRoomWords } from './room-words';
import type { RoomState } from './state/room-state';
import { useRoom } from './state/use-room';
import { toRoomView, type RoomView } from './view/room-view';

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

function useRoomView(state: RoomState): RoomView | undefined {
  const { locale } = useMessages();
  const { apiOrigin } = useSite();
  const room = state.kind === 'open' ? state.room : undefined;
  return useMemo(
    () => room && toRoomView(room, { locale, mediaOrigin: apiOrigin }),
    [room, locale, apiOrigin],
  );
}

function RoomAtPath({ path }: { path: string }) {
  const { key, state, unlock } = useRoom(path);
  const room = useRoomView(state);
  if (state.kind !== 'loading' && state.kind !== 'open') return <NoRoom state={state} onCode={unlock} />;
  return (
    <>
      {/* The same one before and after: it is painted while the room is on its way. */}
      <RoomHead room={room} />
      {room && key ? (
        <OpenRoom roomKey={key} room={room} isStale={state.kind === 'open' && state.isStale} />
      ) : (
        <Opening />
      )}
    </>
  );
}

interface NoRoomProps {
  state: Exclude<RoomState, { kind: 'loading' | 'open' }>;
  onCode: (code: string) => void;
}

function NoRoom({ state, onCode }: NoRoomProps) {
  const say = useRoomWords();
  switch (state.kind) {
    case 'locked':
      return <LockedRoom state={state} onCode={onCode} />;
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
