import { sampleLockedRoom, sampleRoom } from '../../../gallery/rooms/testing/sample-room';
import type { OpenRoom } from '../../../gallery/rooms/fetch-room';
import { goesOn, nextState, pauseAfter, type RoomState } from './room-state';

const room = sampleRoom();
const found: OpenRoom = { kind: 'open', room, text: '' };
const open: RoomState = { kind: 'open', room, isStale: false };
const asking: RoomState = { kind: 'locked', asked: true };
const silent = { kind: 'unavailable', problems: [] } as const;
const busy = { kind: 'busy', waitMs: 60_000 } as const;

describe('nextState', () => {
  it('opens the room, and renders nothing anew while it is the same', () => {
    expect(nextState({ kind: 'loading' }, found)).toEqual(open);
    expect(nextState(open, found)).toBe(open);
  });

  it('keeps an open room in view while the API is down, says so once, and forgets it when it is back', () => {
    const stale = nextState(open, silent);
    expect(stale).toEqual({ ...open, isStale: true });
    expect(nextState(stale, busy)).toBe(stale);
    expect(nextState(stale, found)).toEqual(open);
  });

  it('closes an open room at once when it has ended', () => {
    expect(nextState(open, { kind: 'gone' })).toEqual({ kind: 'gone' });
    expect(nextState(open, { kind: 'locked', room: sampleLockedRoom() })).toMatchObject({
      kind: 'locked',
    });
  });

  it('says of a code why it did not open the room', () => {
    expect(nextState(asking, { kind: 'wrong-code' })).toEqual({
      kind: 'locked',
      asked: false,
      refusal: { kind: 'wrong-code' },
    });
    expect(nextState(asking, busy)).toMatchObject({ refusal: { kind: 'busy', waitMs: 60_000 } });
    expect(nextState(asking, silent)).toMatchObject({ refusal: { kind: 'no-answer' } });
  });

  it('says before anything is shown that the API does not answer, or wants to be left alone', () => {
    expect(nextState({ kind: 'loading' }, silent)).toEqual({ kind: 'unavailable' });
    expect(nextState({ kind: 'loading' }, busy)).toEqual(busy);
  });
});

describe('what is asked next', () => {
  it('is nothing while a code is wanted, and of a room that is gone', () => {
    expect(goesOn({ kind: 'loading' }, { kind: 'gone' })).toBe(false);
    expect(goesOn({ kind: 'loading' }, { kind: 'locked', room: sampleLockedRoom() })).toBe(false);
    expect(goesOn(asking, silent)).toBe(false);
    expect(goesOn(open, silent)).toBe(true);
    expect(goesOn({ kind: 'loading' }, busy)).toBe(true);
  });

  it('comes at once from an API that waits for changes, after a second from one that does not', () => {
    expect(pauseAfter(found, found, 8000)).toBe(0);
    expect(pauseAfter(found, found, 20)).toBe(1000);
    expect(pauseAfter({ ...found }, found, 20)).toBe(0);
    expect(pauseAfter(busy, found, 20)).toBe(60_000);
    expect(pauseAfter(silent, found, 20)).toBe(4000);
  });
});
