import { act, renderHook } from '@testing-library/react';
import { DURATION } from '../../theme/tokens';
import { useLasting } from './use-lasting';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('is lasting once visitors would have lost patience, no earlier, and over at once', () => {
  const { result, rerender } = renderHook(({ active }) => useLasting(active), {
    initialProps: { active: true },
  });
  pass(DURATION.patience - 1);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ active: false });
  expect(result.current).toBe(false);
});

it('never is where it is over before', () => {
  const { result, rerender } = renderHook(({ active }) => useLasting(active), {
    initialProps: { active: true },
  });
  pass(DURATION.patience - 1);
  rerender({ active: false });
  pass(DURATION.patience);
  expect(result.current).toBe(false);
});
