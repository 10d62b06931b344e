import { subscribersCsv, type Reader } from './subscribers-csv';

const READER: Reader = {
  email: 'ada@example.org',
  name: 'Ada',
  isProfessional: 1,
  locale: 'fr',
  state: 'confirmed',
  subscribedAt: '2026-01-01T00:00:00.000Z',
  confirmedAt: '2026-01-02T00:00:00.000Z',
  consent: 'En confirmant, vous acceptez.',
  consentLocale: 'fr',
  withdrawAddress: 'https://www.example.org/fr/newsletter/stop?token=abc',
};
const HEAD = 'email,name,professional,language,state,subscribed,confirmed,agreed to,in,unsubscribe';
const lines = (...readers: Partial<Reader>[]) =>
  subscribersCsv(readers.map((reader) => ({ ...READER, ...reader }))).split('\r\n');

it('is a table that spreadsheets read, letters included', () => {
  expect(lines({})).toEqual([
    `\ufeff${HEAD}`,
    'ada@example.org,Ada,yes,fr,confirmed,2026-01-01T00:00:00.000Z,2026-01-02T00:00:00.000Z,' +
      '"En confirmant, vous acceptez.",fr,https://www.example.org/fr/newsletter/stop?token=abc',
    '',
  ]);
});

it('says of whom nobody could ask that nothing was confirmed', () => {
  const [, line] = lines({
    state: 'unasked',
    confirmedAt: null,
    consent: null,
    consentLocale: null,
    name: null,
  });
  expect(line).toContain('ada@example.org,,yes,fr,not confirmed: there was no mail server,2026');
});

it.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+33 1', `"'+33 1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['Brun, "Ada"', '"Brun, ""Ada"""'],
])('has %j as text, and no formula', (name, cell) => {
  expect(lines({ name })[1]).toContain(`ada@example.org,${cell},yes`);
});
