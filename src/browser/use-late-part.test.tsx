import { act, renderHook } from '@testing-library/react';
import { useLatePart } from './use-late-part';

let come: (part: string) => void;
let fail: () => void;
const load = jest.fn<Promise<string>, []>();
const show = () => renderHook(() => useLatePart(load)).result;

beforeEach(() => {
  load.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        come = resolve;
        fail = () => reject(new Error('offline'));
      }),
  );
});

it('fetches nothing before it is asked, and keeps what it was asked meanwhile', async () => {
  const part = show();
  expect(load).not.toHaveBeenCalled();
  act(() => part.current.ask());
  expect(part.current).toMatchObject({ Part: undefined, asked: 0, isBusy: true });
  await act(async () => come('part'));
  expect(part.current).toMatchObject({ Part: 'part', asked: 1, isBusy: true, hasFailed: false });
});

it('is asked once while it is busy, and at once when the code is there', async () => {
  const part = show();
  act(() => part.current.ask());
  act(() => part.current.ask());
  await act(async () => come('part'));
  act(() => part.current.ask());
  expect(part.current.asked).toBe(1);
  act(() => part.current.onBusy(false));
  act(() => part.current.ask());
  expect(part.current).toMatchObject({ asked: 2, isBusy: true });
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that its code did not come, and tries again', async () => {
  const part = show();
  act(() => part.current.ask());
  await act(async () => fail());
  expect(part.current).toMatchObject({ Part: undefined, isBusy: false, hasFailed: true });
  act(() => part.current.ask());
  await act(async () => come('part'));
  expect(part.current).toMatchObject({ Part: 'part', asked: 1, hasFailed: false });
});
