import { useMemo } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { useSite } from '../../page/site-context';
import { ClosedRoom, GoneRoom } from './closed/closed-room';
import { LockedRoom, minutesOf } from './closed/locked-room';
import { Opening } from './closed/opening';
import { RoomHead } from './head/room-head';
import { OpenRoom } from './open-room';
import type { RoomState } from './state/room-state';
import { useRoom } from './state/use-room';
import { toRoomView, type RoomView } from './view/room-view';

function useRoomView(state: RoomState): RoomView | undefined {
  const locale = useLocale();
  const { apiOrigin } = useSite();
  const room = state.kind === 'open' ? state.room : undefined;
  return useMemo(
    () => room && toRoomView(room, { locale, mediaOrigin: apiOrigin }),
    [room, locale, apiOrigin],
  );
}

/** A client's room, loaded from the live API and followed while it may be seen. */
export function RoomScreen({ path }: { path: string }) {
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
  const { t } = useTranslation();
  switch (state.kind) {
    case 'locked':
      return <LockedRoom state={state} onCode={onCode} />;
    case 'gone':
      return <GoneRoom gallery={state.gallery} />;
    case 'busy':
      return (
        <ClosedRoom title={t('room.closed-title')}>
          <p>{t('room.busy', { count: minutesOf(state.waitMs) })}</p>
        </ClosedRoom>
      );
    case 'unavailable':
      return (
        <ClosedRoom title={t('room.title')}>
          <p>{t('room.unavailable')}</p>
        </ClosedRoom>
      );
  }
}
