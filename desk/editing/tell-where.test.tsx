import { tellWhere } from './tell-where';

/** What colleagues were told. */
let told: (string | null | undefined)[];
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  document.body.innerHTML =
    '<div data-path="title.en"><input id="title"></div><div data-path="date.en"><input id="date"></div><input id="other">';
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  globalThis.fetch = (async (_: string, { method, body }: { method: string; body: string }) => {
    told.push(method === 'DELETE' ? undefined : (JSON.parse(body) as { path: string | null }).path);
    return { ok: true, status: 200, headers: new Headers(), text: async () => '{}' };
  }) as unknown as typeof fetch;
  stop = tellWhere({ shelf: 'works', id: 'lamp' });
  told = [];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const focus = (id: string) => document.getElementById(id)!.focus();

it('tells at once that one goes to another field, and every few seconds where one is', () => {
  focus('title');
  jest.advanceTimersByTime(250);
  focus('date');
  jest.advanceTimersByTime(250);
  focus('other');
  jest.advanceTimersByTime(250);
  expect(told).toEqual(['title.en', 'date.en', null]);
  jest.advanceTimersByTime(5_000);
  expect(told).toEqual(['title.en', 'date.en', null, null]);
});

it('says nothing of fields that are only passed', () => {
  focus('title');
  jest.advanceTimersByTime(100);
  focus('date');
  jest.advanceTimersByTime(250);
  expect(told).toEqual(['date.en']);
});

it('leaves a field to others that nothing is typed into for a while, or whose window is not looked at', () => {
  focus('title');
  jest.advanceTimersByTime(16_000);
  expect(new Set(told)).toEqual(new Set(['title.en']));
  jest.advanceTimersByTime(10_000);
  expect(told.at(-1)).toBeNull();
  document.getElementById('title')!.dispatchEvent(new Event('input', { bubbles: true }));
  jest.advanceTimersByTime(250);
  expect(told.at(-1)).toBe('title.en');
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  jest.advanceTimersByTime(5_000);
  expect(told.at(-1)).toBeNull();
});

it('says at once that a field has come to rest', () => {
  focus('title');
  jest.advanceTimersByTime(250);
  document.getElementById('title')!.dispatchEvent(new Event('input', { bubbles: true }));
  told = [];
  jest.advanceTimersByTime(20_000);
  expect(told.at(-1)).toBeNull();
});

it('says that one leaves, also where the page is closed', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([undefined]);
  stop();
  expect(told).toEqual([undefined, undefined]);
  jest.advanceTimersByTime(20_000);
  expect(told).toHaveLength(2);
});
