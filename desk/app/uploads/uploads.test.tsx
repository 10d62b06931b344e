import { renderHook, waitFor, act } from '@testing-library/react';
import { sendFile } from './send-file';
import { upload, useUploads } from './uploads';

jest.mock('./send-file', () => ({ sendFile: jest.fn() }));

const FILE = new File(['a picture'], 'lamp.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  jest.useFakeTimers();
  URL.createObjectURL = () => 'blob:lamp';
  URL.revokeObjectURL = () => {};
});
afterEach(() => jest.useRealTimers());

it('is on the list for some seconds more once it is there, and leaves it by itself', async () => {
  jest.mocked(sendFile).mockResolvedValue('its id');
  const { result } = renderHook(useUploads);
  act(() => void upload([FILE], { into: () => Promise.resolve(null) }));
  await waitFor(() => expect(result.current).toMatchObject([{ name: 'lamp.jpg', state: 'ready' }]));
  act(() => void jest.advanceTimersByTime(2_000));
  expect(result.current).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(10_000));
  expect(result.current).toEqual([]);
});
