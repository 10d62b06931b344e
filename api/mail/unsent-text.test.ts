import { unsentText } from './unsent-text';

const mail = (id: number, givenUpAt: string | null = null) => ({
  id,
  kind: 'message',
  queuedAt: '2026-01-02T03:04:05.678Z',
  tries: 2,
  lastError: 'ESOCKET',
  dueAt: '2026-01-02T03:05:05.678Z',
  givenUpAt,
});

it('has a line for each mail, those that wait first', () => {
  expect(unsentText([mail(1, '2026-01-07T03:04:05.678Z'), mail(2)])).toBe(
    [
      'Waiting: 1',
      '  2 message, written 2026-01-02T03:04:05.678Z, tries: 2, ESOCKET, due 2026-01-02T03:05:05.678Z',
      'Given up, until `npm run mail -- retry`: 1',
      '  1 message, written 2026-01-02T03:04:05.678Z, tries: 2, ESOCKET, given up 2026-01-07T03:04:05.678Z',
    ].join('\n'),
  );
});

it('counts what is too much to read', () => {
  const lines = unsentText(Array.from({ length: 60 }, (_, index) => mail(index))).split('\n');
  expect(lines).toHaveLength(52);
  expect([lines[0], lines.at(-1)]).toEqual(['Waiting: 60', '  and 10 more']);
});
