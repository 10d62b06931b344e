import type { Room, RoomGallery } from '../../../contract/rooms/room';
import type { OpenRoom, RoomOutcome } from '../../../gallery/rooms/fetch-room';

export type Refusal = { kind: 'wrong-code' } | { kind: 'busy'; waitMs: number } | { kind: 'no-answer' };

export type RoomState =
  | { kind: 'loading' }
  | {
      kind: 'open';
      room: Room;
      /** The API does not answer: this is how the room was. */
      isStale: boolean;
    }
  /** `asked`: a code is being tried; `refusal`: why the last one did not open the room. */
  | { kind: 'locked'; asked: boolean; refusal?: Refusal }
  | { kind: 'gone'; gallery?: RoomGallery }
  | { kind: 'busy'; waitMs: number }
  | { kind: 'unavailable' };

/** What is shown after an answer; an unchanged room is the very same state. */
export function nextState(shown: RoomState, outcome: RoomOutcome): RoomState {
  switch (outcome.kind) {
    case 'open':
      return shown.kind === 'open' && shown.room === outcome.room && !shown.isStale
        ? shown
        : { kind: 'open', room: outcome.room, isStale: false };
    case 'gone':
      return outcome;
    case 'locked':
      return { kind: 'locked', asked: false };
    case 'wrong-code':
      return { kind: 'locked', asked: false, refusal: { kind: 'wrong-code' } };
    case 'busy':
    case 'unavailable':
      return withoutAnswer(shown, outcome);
  }
}

function withoutAnswer(
  shown: RoomState,
  outcome: Extract<RoomOutcome, { kind: 'busy' | 'unavailable' }>,
): RoomState {
  if (shown.kind === 'open') return shown.isStale ? shown : { ...shown, isStale: true };
  const refusal: Refusal =
    outcome.kind === 'busy' ? { kind: 'busy', waitMs: outcome.waitMs } : { kind: 'no-answer' };
  if (shown.kind === 'locked') return { kind: 'locked', asked: false, refusal };
  return outcome.kind === 'busy' ? { kind: 'busy', waitMs: outcome.waitMs } : { kind: 'unavailable' };
}

/** While a code is wanted, or the room is gone, nothing is asked by itself. */
export const goesOn = (shown: RoomState, { kind }: RoomOutcome): boolean =>
  kind === 'open' || ((kind === 'busy' || kind === 'unavailable') && shown.kind !== 'locked');

/** ms */
const PAUSE = { open: 1000, unavailable: 4000 } as const;

/** ms from an answer to the next question. `tookMs`: an API that waits for a change is asked again at once. */
export function pauseAfter(outcome: RoomOutcome, known: OpenRoom | undefined, tookMs: number): number {
  if (outcome.kind === 'busy') return outcome.waitMs;
  if (outcome.kind !== 'open') return PAUSE.unavailable;
  return outcome === known && tookMs < PAUSE.open ? PAUSE.open : 0;
}
