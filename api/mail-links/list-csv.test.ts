import { listCsv } from './list-csv';

const csv = (...names: (string | null)[]) =>
  listCsv(
    [
      [{ en: 'email', fr: 'e-mail' }, () => 'ada@example.org'],
      [{ en: 'name', fr: 'nom' }, ({ name }: { name: string | null }) => name],
      [
        { en: 'unsubscribe', fr: 'se désabonner' },
        () => 'https://www.example.org/fr/newsletter/stop?token=abc',
      ],
    ],
    names.map((name) => ({ name })),
    'en',
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

it('is read by spreadsheets in French', () => {
  const csv = listCsv(
    [[{ en: 'wish', fr: 'souhait' }, (wish: string) => wish]],
    ['Une lampe; un banc, bas'],
    'fr',
  );
  expect(csv).toBe('\ufeffsouhait\r\n"Une lampe; un banc, bas"\r\n');
});
