import { useEffect } from 'react';
import { countRoom } from '../../../gallery/rooms/count-room';
import type { RoomKey } from '../../../gallery/rooms/room-call';
import { ROOM_BOUNDS } from '../../../contract/rooms/room-bounds';

/** ms between two calls, and without a sign of anybody after which nobody looks any more. */
const TELL_MS = 15_000;
const ASLEEP_MS = 60_000;
/** What the middle of the window touches is looked at. */
const MIDDLE = '-49% 0% -49% 0%';
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchmove'];

/** Tells that the room was opened, and how long each piece is looked at; nothing while `isOn` is false. */
export function useCounting(key: RoomKey, isOn: boolean): void {
  useEffect(() => (isOn ? count(key) : undefined), [key, isOn]);
}

/** @returns how to stop */
function count(key: RoomKey): () => void {
  const looks = createLooks(() => performance.now());
  const stopping = new AbortController();
  const { signal } = stopping;
  let seen: string | undefined;
  let asleep: ReturnType<typeof setTimeout> | undefined;

  const wake = () => {
    clearTimeout(asleep);
    asleep = setTimeout(() => looks.at(undefined), ASLEEP_MS);
    looks.at(document.hidden ? undefined : seen);
  };
  const tell = () => {
    const seconds = looks.take();
    if (seconds) void countRoom(key, { seconds });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = (target as HTMLElement).dataset.piece;
        if (isIntersecting) seen = id;
        else if (seen === id) seen = undefined;
      }
      wake();
    },
    { rootMargin: MIDDLE },
  );
  // Pieces come and go while the room is open.
  const watched = new Set<Element>();
  const watch = () => {
    for (const piece of document.querySelectorAll('[data-piece]')) {
      if (watched.has(piece)) continue;
      watched.add(piece);
      observer.observe(piece);
    }
  };

  void countRoom(key, { opened: true });
  watch();
  const timer = setInterval(() => {
    watch();
    tell();
  }, TELL_MS);
  document.addEventListener(
    'visibilitychange',
    () => {
      wake();
      if (document.hidden) tell();
    },
    { signal },
  );
  for (const sign of SIGNS) window.addEventListener(sign, wake, { signal, passive: true });
  return () => {
    stopping.abort();
    observer.disconnect();
    clearInterval(timer);
    clearTimeout(asleep);
    tell();
  };
}

interface Looks {
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
