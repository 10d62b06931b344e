import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { call, CallFault } from '../../../app/line/call';
import { isSilent, onConnection } from '../../../app/line/connection';
import { endSession, keepAnswer, useMe } from '../../../app/data';
import { valueAt } from '../../../../api/content/contract/field-path';
import type { Conflict, FieldChange } from '../../../../api/content/contract/item';
import type { OpenRoom } from '../../../../api/rooms/contract/room';
import { openEditSession, type EditSession } from '../../../editing/edit-session';
import type { Editable, EditState } from '../../../editing/edit-state';
import { unsentStore } from '../../../editing/unsent';

/** ms between two looks at what colleagues and the client do. */
const LOOK_MS = 5_000;

/** What is written into a room has no draft of its own: the server knows what its client does not see yet. */
type WrittenRoom = OpenRoom & Editable;
type RoomSession = EditSession<WrittenRoom>;

const written = (room: OpenRoom): WrittenRoom => ({
  ...room,
  published: room.values,
  draft: null,
  conflicts: [],
});

export const pathOfRoom = (id: number): string => `/rooms/${id}`;

/** What was typed stays in the browser while somebody signs in again. */
async function save(id: number, changes: FieldChange[]) {
  try {
    const { item, conflicts } = await call('PATCH /rooms/:id', { params: { id }, body: { changes } });
    keepAnswer('/rooms/:id', item, { params: { id } });
    return { item: written(item), conflicts };
  } catch (error) {
    if (error instanceof CallFault && error.fault === 'notSignedIn') endSession();
    throw error;
  }
}

const Context = createContext<RoomSession | undefined>(undefined);
export const RoomProvider = Context.Provider;

export function useRoomSession(room: OpenRoom): RoomSession {
  const { id: person } = useMe();
  const { id } = room;
  const [session] = useState(() =>
    openEditSession({
      item: written(room),
      kept: unsentStore(person, 'rooms', String(id)),
      save: (changes) => save(id, changes),
    }),
  );
  useEffect(() => {
    session.open();
    const look = async (): Promise<void> => {
      const saves = session.saves();
      const answer = await call('GET /rooms/:id', { params: { id } }).catch(() => undefined);
      if (answer) session.take(written(answer), saves);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    const stop = onConnection(() => void (isSilent() || session.flush()));
    return () => {
      clearInterval(timer);
      stop();
      session.close();
    };
  }, [session, id]);
  return session;
}

function useSession(): RoomSession {
  const session = useContext(Context);
  if (!session) throw new Error('No room is open here');
  return session;
}

export interface WrittenState extends EditState<WrittenRoom> {
  room: OpenRoom;
  /** As the server has it now, also after what is waited for. */
  latest: () => OpenRoom;
  /** What another call has answered. */
  take: (room: OpenRoom) => void;
  /** Sends what was typed last. @throws what keeps it from being sent */
  flush: () => Promise<void>;
}

export function useRoom(): WrittenState {
  const session = useSession();
  const state = useSyncExternalStore(session.subscribe, session.state);
  return {
    ...state,
    room: state.item,
    latest: () => session.state().item,
    take(room) {
      keepAnswer('/rooms/:id', room, { params: { id: room.id } });
      session.take(written(room));
    },
    async flush() {
      await session.flush();
      const { fault, unsavable } = session.state();
      if (fault !== undefined) throw fault;
      if (unsavable[0]) throw new CallFault(unsavable[0].fault);
    },
  };
}

interface RoomField<T> {
  value: T | null;
  change: (value: T | null) => void;
  conflict: Conflict | undefined;
  settle: (value: unknown) => void;
}

export function useRoomField<T>(path: string): RoomField<T> {
  const session = useSession();
  const { values, conflicts } = useSyncExternalStore(session.subscribe, session.state);
  return {
    value: valueAt(values, path) as T | null,
    change: (value) => session.change(path, value),
    conflict: conflicts.find((one) => one.path === path),
    settle: (value) => session.settle(path, value),
  };
}
