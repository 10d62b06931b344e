import { act } from '@testing-library/react';
import { mockMediaQueries } from '../../../../tests/media-queries';
import { renderInPage, TEST_SITE } from '../../../../tests/render-page';
import type { LocaleCode } from '../../../contract/locale-codes';
import type { Room } from '../../../contract/rooms/room';
import { fetchRoom, type OpenRoom, type RoomOutcome } from '../../../gallery/rooms/fetch-room';
import { RoomScreen } from '../room-screen';

/** The mock of a test that has replaced `fetchRoom`. */
export const asked = () => jest.mocked(fetchRoom);

export const opened = (room: Room): OpenRoom => ({ kind: 'open', room, text: JSON.stringify(room) });

/** What jsdom lacks: nothing is ever in view, unless a test says so. */
export function mockObserver(): { see: (id: string, isIntersecting?: boolean) => void } {
  let tell: IntersectionObserverCallback = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return {
    see: (id, isIntersecting = true) => {
      const target = document.querySelector(`[data-piece="${id}"]`);
      tell([{ target, isIntersecting }] as never, undefined as never);
    },
  };
}

/** The page of a room, whose API gives these answers one after the other, the last one again and again. */
export async function showRoom(outcomes: readonly RoomOutcome[], locale: LocaleCode = 'en') {
  mockMediaQueries();
  const left = [...outcomes];
  asked()
    .mockReset()
    .mockImplementation(async () => (left.length > 1 ? left.shift() : left[0])!);
  const shown = renderInPage(<RoomScreen path={locale === 'en' ? '/room/t' : '/fr/salon/t'} />, {
    locale,
    site: { ...TEST_SITE, apiOrigin: 'https://api' },
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  return { ...shown, wait: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}
