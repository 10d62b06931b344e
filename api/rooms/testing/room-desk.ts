import type { TestApiOptions } from '../../testing/test-api';
import type { Room } from '../../../src/contract/rooms/room';
import type { FaultAnswer } from '../../desk/contract/faults';
import type { MadeRoom, OpenRoom, RoomLink, SavedRoom } from '../contract/room';
import { openTestDesk, type TestDesk } from '../../desk/testing/test-desk';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Calls of rooms, by somebody who may publish. */
export interface RoomDesk extends TestDesk {
  ask<T>(method: Method, path: string, body?: object, by?: string): Promise<{ status: number; body: T }>;
  make(body: object): Promise<OpenRoom>;
  /** @param changes what was seen before, and the new value, by path */
  change(
    id: number,
    changes: Record<string, [before: unknown, value: unknown]>,
    by?: string,
  ): Promise<{ status: number; body: SavedRoom & FaultAnswer }>;
  /** @returns the token of its link */
  give(id: number): Promise<string>;
  /** What its client sees. */
  see(token: string): Promise<{ status: number; room: Room | undefined }>;
  /** As who has just signed in: sessions end when the clock goes on. */
  signIn(): Promise<void>;
}

export async function openRoomDesk(options: TestApiOptions = {}): Promise<RoomDesk> {
  const desk = await openTestDesk(options);
  let { cookie } = await desk.person('publish', 'ada@example.org');
  const ask: RoomDesk['ask'] = async <T>(method: Method, path: string, body?: object, by = cookie) => {
    const answer = await desk.call(method, path, { cookie: by, ...(body && { body }) });
    return { status: answer.status, body: answer.body as T };
  };
  return {
    ...desk,
    ask,
    async afresh() {
      await desk.afresh();
      ({ cookie } = await desk.person('publish', 'ada@example.org'));
    },
    async make(body) {
      const { status, body: made } = await ask<MadeRoom>('POST', '/rooms', body);
      expect(status).toBe(201);
      return made.room;
    },
    change: (id, changes, by) =>
      ask(
        'PATCH',
        `/rooms/${id}`,
        { changes: Object.entries(changes).map(([path, [before, value]]) => ({ path, before, value })) },
        by,
      ),
    async give(id) {
      const { body } = await ask<RoomLink>('POST', `/rooms/${id}/link`);
      return body.url.split('/').at(-1) ?? '';
    },
    async see(token) {
      const answer = await desk.app.inject(`/api/rooms/${token}`);
      return { status: answer.statusCode, room: answer.json<{ data?: Room }>().data };
    },
    async signIn() {
      ({ cookie } = await desk.person('publish'));
    },
  };
}
