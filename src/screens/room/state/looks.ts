import { ROOM_BOUNDS } from '../../../contract/rooms/room-bounds';

export interface Looks {
  /** From now on; undefined when nobody looks at any piece. */
  at: (id: string | undefined) => void;
  /** Whole seconds of each piece since they were last taken; undefined when there are none. */
  take: () => Record<string, number> | undefined;
}

/** How long each piece is looked at. @param now ms */
export function createLooks(now: () => number): Looks {
  const looked = new Map<string, number>();
  let current: string | undefined;
  let since = 0;
  const settle = () => {
    const moment = now();
    if (current !== undefined) looked.set(current, (looked.get(current) ?? 0) + moment - since);
    since = moment;
  };
  return {
    at(id) {
      settle();
      current = id;
    },
    take() {
      settle();
      const seconds: Record<string, number> = {};
      for (const [id, ms] of looked) {
        const whole = Math.floor(ms / 1000);
        if (whole === 0) continue;
        seconds[id] = Math.min(whole, ROOM_BOUNDS.seconds.max);
        looked.set(id, ms - whole * 1000);
      }
      return Object.keys(seconds).length > 0 ? seconds : undefined;
    },
  };
}
