import { runErrand } from './errand';

const answers: (object | undefined)[] = [];
const asked: string[] = [];
beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
  jest.useFakeTimers();
  globalThis.fetch = (async (url: string, { method }: { method: string }) => {
    if (url.endsWith('/start')) return new Response('{}');
    asked.push(method);
    const answer = answers.shift();
    return answer ? new Response(JSON.stringify(answer)) : Promise.reject(new TypeError('offline'));
  }) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const BUSY = { state: 'busy', answer: null, fault: null };
const run = async () => {
  const result = runErrand('/backup').then(
    (answer) => ({ answer }),
    ({ fault }: { fault: string }) => ({ fault }),
  );
  await jest.advanceTimersByTimeAsync(20_000);
  return result;
};

it('asks until it is done, also where nothing answers for a while', async () => {
  answers.push(BUSY, BUSY, undefined, { state: 'done', answer: 7, fault: null });
  expect(await run()).toEqual({ answer: 7 });
  expect(asked).toEqual(['POST', 'GET', 'GET', 'GET']);
});

it.each([
  ['fails with what the server says', { state: 'failed', answer: null, fault: 'hostSilent' }, 'hostSilent'],
  ['says that the server was started anew', { state: 'none', answer: null, fault: null }, 'cutOff'],
])('%s', async (_, end, fault) => {
  answers.push(BUSY, end);
  expect(await run()).toEqual({ fault });
});
