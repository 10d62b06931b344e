import { ROOM_CODE_HEADER, ROOM_PATHS } from '../../contract/rooms/room-paths';
import { filledPath } from '../calls/gallery-call';

/** By what the API knows a room. */
export interface RoomKey {
  /** Without trailing slash; '' for the site itself. */
  baseUrl: string;
  token: string;
  /** Of a room that has one. */
  code?: string | undefined;
}

export const roomUrl = ({ baseUrl, token }: RoomKey, call: 'room' | 'answer' | 'count'): string =>
  baseUrl.replace(/\/+$/, '') + filledPath(ROOM_PATHS[call], { token });

/** As it is sent: headers hold no letters beyond ASCII, and no code has any. */
const sendable = (code: string): string => code.replace(/[^!-~]/g, '');

export const codeHeader = ({ code }: RoomKey): Record<string, string> =>
  code ? { [ROOM_CODE_HEADER]: sendable(code) } : {};
