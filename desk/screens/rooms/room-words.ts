import type { RoomFacts } from '../../../api/rooms/contract/room';
import type { RoomLine } from '../../../api/rooms/contract/room-calls';
import type { Language } from '../../app/words';
import type { BulbState } from '../../theme/bulbs';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lit as long as somebody may look. */
export const ROOM_BULBS: Readonly<Record<RoomFacts['state'], BulbState>> = {
  prepared: 'draft',
  open: 'public',
  ended: 'withdrawn',
  withdrawn: 'withdrawn',
};

export const stateWords = (
  { state }: Pick<RoomFacts, 'state'>,
  validUntil: string,
  { say, date }: Language,
) => say(`rooms.state.${state}`, { date: date(validUntil) });

/** Whether and when it was looked at; undefined as long as nobody has its link. */
export function openedWords(
  { state, givenAt, openings, seenAt, openedAt, isUnopened }: RoomFacts,
  { say, at }: Language,
): string | undefined {
  if (openings > 0)
    return say('rooms.opened', {
      count: openings,
      time: at(openings === 1 ? (openedAt ?? '') : (seenAt ?? '')),
    });
  if (state === 'prepared' || givenAt === null) return undefined;
  if (!isUnopened) return say('rooms.notOpened');
  return say('rooms.unopened', { count: Math.floor((Date.now() - Date.parse(givenAt)) / DAY_MS) });
}

export const piecesWords = ({ pieces, sold }: RoomLine, { say }: Language): string =>
  [say('rooms.pieces', { count: pieces }), ...(sold > 0 ? [say('rooms.soldOf', { count: sold })] : [])].join(
    ', ',
  );
