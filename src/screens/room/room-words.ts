import { createContext, useContext } from 'react';
import type { RoomWords } from '../../i18n/pages/room-page';
import type { LocaleCode } from '../../i18n/locales';
import { makeWords, type BaseKey } from '../../i18n/words';
import type { RoomPageView } from './room-page-view';

export type SayRoom = (
  key: BaseKey<keyof Omit<RoomWords, 'description'>>,
  values?: Record<string, string | number>,
) => string;

export const roomWords = (locale: LocaleCode, { words }: RoomPageView): SayRoom =>
  makeWords(locale, words).t as unknown as SayRoom;

export const RoomWordsContext = createContext<SayRoom | undefined>(undefined);

/** Throws outside a RoomWordsContext. */
export function useRoomWords(): SayRoom {
  const say = useContext(RoomWordsContext);
  if (!say) throw new Error('useRoomWords needs a RoomWordsContext around it');
  return say;
}
