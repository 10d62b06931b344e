import { renderHook } from '@testing-library/react';
import { useOnceASecond } from './once-a-second';

afterEach(() => jest.restoreAllMocks());

it('does once what is pressed twice, and again what is pressed later', () => {
  const act = jest.fn();
  const now = jest.spyOn(performance, 'now');
  const { result } = renderHook(() => useOnceASecond(act));
  for (const at of [10, 40, 900, 1100]) {
    now.mockReturnValue(at);
    result.current();
  }
  expect(act).toHaveBeenCalledTimes(2);
});
