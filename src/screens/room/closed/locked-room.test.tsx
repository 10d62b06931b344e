/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { fireEvent, screen } from '@testing-library/react';
import { sampleLockedRoom, sampleRoom } from '../../../gallery/rooms/testing/sample-room';
import { asked, mockObserver, opened, showRoom } from '../testing/show-room';

jest.mock('../../../gallery/rooms/fetch-room', () => ({
  ...jest.requireActual('../../../gallery/rooms/fetch-room'),
  fetchRoom: jest.fn(),
}));
jest.mock('../../../gallery/rooms/count-room', () => ({ countRoom: jest.fn(async () => undefined) }));

const locked = { kind: 'locked', room: sampleLockedRoom() } as const;

const tryCode = (code: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'code' }), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  mockObserver();
});
afterEach(() => jest.useRealTimers());

describe('a room that opens with a code', () => {
  it('opens with it, and again without asking in the same tab', async () => {
    const { wait } = await showRoom([locked, opened(sampleRoom())]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This room opens with a code');
    tryCode(' k7m 2pq ');
    await wait(0);
    expect(asked().mock.calls[1]?.[0]).toMatchObject({ token: 't', code: 'k7m 2pq' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Four lamps');
    expect(sessionStorage.getItem('room-code:t')).toBe('k7m 2pq');
  });

  it('says that a code is wrong, at the field, which keeps it', async () => {
    const { wait } = await showRoom([locked, { kind: 'wrong-code' }, opened(sampleRoom())]);
    tryCode('wrong1');
    await wait(0);
    const field = screen.getByRole('textbox', { name: 'code' });
    expect(screen.getByText('This code does not open the room.')).toBeInTheDocument();
    expect(field).toHaveValue('wrong1');
    expect(field).toHaveFocus();
    expect(sessionStorage.getItem('room-code:t')).toBeNull();
    tryCode('right1');
    await wait(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Four lamps');
  });

  it.each([
    [{ kind: 'busy', waitMs: 900_000 } as const, 'Too many codes were tried. Try again in 15 minutes.'],
    [
      { kind: 'unavailable', problems: [] } as const,
      'Our server is not answering. Try again; your code is kept.',
    ],
  ])('says why it could not be tried: %o', async (outcome, text) => {
    const { wait } = await showRoom([locked, outcome]);
    tryCode('k7m2pq');
    await wait(0);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'code' })).toHaveValue('k7m2pq');
  });

  it('tries nothing without a code, nor asks by itself', async () => {
    const { wait } = await showRoom([locked]);
    tryCode('  ');
    await wait(30_000);
    expect(asked()).toHaveBeenCalledTimes(1);
  });

  it('is tried with the code that has opened it, and locked again when that is another now', async () => {
    sessionStorage.setItem('room-code:t', 'old123');
    await showRoom([{ kind: 'wrong-code' }]);
    expect(asked().mock.calls.at(-1)?.[0]).toMatchObject({ code: 'old123' });
    expect(screen.getByText('This code does not open the room.')).toBeInTheDocument();
    expect(sessionStorage.getItem('room-code:t')).toBeNull();
  });
});
