import type { OpenRoom } from '../../gallery/rooms/fetch-room';
import { sampleLockedRoom, sampleRoom } from '../../gallery/rooms/testing/sample-room';
import { goesOn, nextState, pauseAfter, type RoomState } from './state/room-state';
import { toPriceView } from './view/room-price';
import { createLooks } from './state/use-counting';

describe('looks', () => {
  function start() {
    let moment = 5000;
    const looks = createLooks(() => moment);
    return { looks, wait: (ms: number) => void (moment += ms) };
  }

  describe('createLooks', () => {
    it('counts whole seconds of what is looked at, and keeps the rest for later', () => {
      const { looks, wait } = start();
      looks.at('lamp');
      wait(2600);
      expect(looks.take()).toEqual({ lamp: 2 });
      wait(500);
      expect(looks.take()).toEqual({ lamp: 1 });
    });

    it('counts nothing while nobody looks', () => {
      const { looks, wait } = start();
      wait(9000);
      expect(looks.take()).toBeUndefined();
      looks.at('lamp');
      wait(3000);
      looks.at(undefined);
      wait(9000);
      looks.at('bench');
      wait(1000);
      expect(looks.take()).toEqual({ lamp: 3, bench: 1 });
      expect(looks.take()).toBeUndefined();
    });

    it('tells no more than a call may', () => {
      const { looks, wait } = start();
      looks.at('lamp');
      wait(3_600_000);
      expect(looks.take()).toEqual({ lamp: 600 });
      expect(looks.take()).toBeUndefined();
    });
  });
});

describe('room state', () => {
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
});

describe('room price', () => {
  it.each([
    ['en', '€12,000'],
    ['fr', '12\u202f000\u00a0€'],
  ] as const)('is printed as in %s, with what is said of VAT', (locale, text) => {
    expect(toPriceView({ amount: 12_000, currency: 'EUR', vat: 'with' }, locale)).toEqual({
      text,
      vat: 'with',
    });
    expect(toPriceView({ amount: 12_000, currency: 'EUR', vat: 'none' }, locale)).toEqual({ text });
  });

  it('shows a discount by what it was before, and none that is no discount', () => {
    const price = { amount: 10_800, currency: 'USD', vat: 'without' as const };
    expect(toPriceView({ ...price, before: 12_000 }, 'en')).toEqual({
      text: 'US$10,800',
      vat: 'without',
      before: 'US$12,000',
    });
    expect(toPriceView({ ...price, before: 10_800 }, 'en')).not.toHaveProperty('before');
  });

  it('keeps cents, and small and large amounts whole', () => {
    expect(toPriceView({ amount: 0.5, currency: 'EUR', vat: 'none' }, 'en').text).toBe('€0.50');
    expect(toPriceView({ amount: 1_250_000, currency: 'EUR', vat: 'none' }, 'en').text).toBe('€1,250,000');
  });

  it('says what is to be asked for', () => {
    expect(toPriceView('on request', 'fr')).toEqual({ text: 'prix sur demande' });
  });
});
