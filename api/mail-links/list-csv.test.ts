import { listCsv } from './list-csv';

const csv = (...names: (string | null)[]) =>
  listCsv(
    [
      ['email', () => 'ada@example.org'],
      ['name', ({ name }: { name: string | null }) => name],
      ['unsubscribe', () => 'https://www.example.org/fr/newsletter/stop?token=abc'],
    ],
    names.map((name) => ({ name })),
  ).split('\r\n');

it('is a table that spreadsheets read, letters included', () => {
  expect(csv('Zoé', null)).toEqual([
    '\ufeffemail,name,unsubscribe',
    'ada@example.org,Zoé,https://www.example.org/fr/newsletter/stop?token=abc',
    'ada@example.org,,https://www.example.org/fr/newsletter/stop?token=abc',
    '',
  ]);
});

it.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+33 1', `"'+33 1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ['Ada;=1', `"Ada;'=1"`],
  ['Ada\n=cmd', `"Ada\n'=cmd"`],
  ['x, +1', `"x,' +1"`],
  ['Brun, "Ada"', '"Brun, ""Ada"""'],
])('has %j as text, and no formula', (name, cell) => {
  expect(csv(name)[1]).toContain(`ada@example.org,${cell},https`);
});
