import { createPendingRenders, type PendingRenders } from './pending-renders';
import { SsrUnavailable } from './ssr-unavailable';

const HANG_MS = 1_000;
const ANSWER = { status: 200, headers: {}, body: 'x' };

let renders: PendingRenders;
let onHang: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  onHang = jest.fn();
  renders = createPendingRenders(HANG_MS, onHang);
});
afterEach(() => jest.useRealTimers());

/** Sends a render; its end is told by `ended`. */
function send(path: string): { id: number; ended: jest.Mock } {
  const ended = jest.fn();
  let id = 0;
  renders
    .wait(path, (given) => (id = given))
    .then(
      ({ body }) => ended(body),
      (error: SsrUnavailable) => ended(error.problem),
    );
  return { id, ended };
}

const answer = ({ id }: { id: number }): void => renders.settle({ type: 'answer', id, ...ANSWER });
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

it('gives up a slow one alone as long as others are answered', async () => {
  const slow = send('/slow');
  for (let time = 0; time < 5; time += 1) {
    const quick = send('/quick');
    await pass(HANG_MS / 2);
    answer(quick);
    await pass(0);
    expect(quick.ended).toHaveBeenCalledWith('x');
  }
  expect(slow.ended).toHaveBeenCalledWith('slow');
  expect(onHang).not.toHaveBeenCalled();
  answer(slow);
  await pass(HANG_MS * 2);
  expect(slow.ended).toHaveBeenCalledTimes(1);
  expect(onHang).not.toHaveBeenCalled();
});

it('takes silence for a hang, and gives up all', async () => {
  const one = send('/one');
  await pass(HANG_MS - 1);
  const two = send('/two');
  expect(onHang).not.toHaveBeenCalled();
  await pass(1);
  expect(onHang).toHaveBeenCalledTimes(1);
  expect([one.ended, two.ended].map(({ mock }) => mock.calls)).toEqual([[['slow']], [['slow']]]);
});

it('hears silence after a render that was given up', async () => {
  send('/slow');
  const quick = send('/quick');
  await pass(HANG_MS - 1);
  answer(quick);
  await pass(HANG_MS - 1);
  expect(onHang).not.toHaveBeenCalled();
  await pass(1);
  expect(onHang).toHaveBeenCalledTimes(1);
});

it('expects nothing while nothing is asked', async () => {
  await pass(HANG_MS * 2);
  answer(send('/one'));
  await pass(HANG_MS * 2);
  const failed = send('/two');
  renders.failAll(new SsrUnavailable('dead', 'ended'));
  await pass(HANG_MS * 2);
  expect(failed.ended).toHaveBeenCalledWith('dead');
  expect(onHang).not.toHaveBeenCalled();
});
