import type { LocaleCode } from '../../contract/locale-codes';
import type { RoomAnswerBody } from '../../contract/rooms/room-bodies';
import type { FormResult } from '../forms/form-result';
import { postKept } from '../forms/post-form';
import { codeHeader, roomUrl, type RoomKey } from './room-call';

/** Never throws for a network fault. A repeated answer is kept once. */
export const answerRoom = (key: RoomKey, locale: LocaleCode, body: RoomAnswerBody): Promise<FormResult> =>
  postKept(roomUrl(key, 'answer'), locale, body, { headers: codeHeader(key) });
