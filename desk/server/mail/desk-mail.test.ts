import { linkMail } from './desk-mail';

it.each([
  ['en', 'It works once, until 3 December 2026 at 1:30 in Paris.'],
  ['fr', 'Il sert une seule fois, jusqu’au 3 décembre 2026 à 1 h 30, heure de Paris.'],
] as const)('says in %s until when its link works, as it is in Paris', (language, line) => {
  const { text } = linkMail({
    ...{ to: 'bo@example.org', language, gallery: { name: 'G', address: 'g@example.org' } },
    ...{ link: 'https://example.org/desk/x', until: '2026-12-03T00:30:00Z', by: 'Ada' },
  });
  expect(text.replace(/\u00a0/g, ' ')).toContain(line);
});
