import { screen } from '@testing-library/react';
import type { Finding } from '../../contract/items/item';
import { open, opened, server, spoken } from './testing/open-editor';

const missing = (path: string): Finding => ({
  ...{ path, name: 'missing', text: '', severity: 'error', locale: null },
});
const say = (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of);

it('says of a new creator that the name lacks, on the page of each language', async () => {
  server.item = opened({
    ...{ shelf: 'creators', id: 'creator', published: null, state: 'draft' },
    draft: { number: 1, changes: [], by: 'Ada', at: '2026-11-20T10:00:00Z' },
    findings: [missing('name'), missing('sort_name')],
  });
  await open();
  expect(screen.queryByText(say('editor.complete'))).toBeNull();
  expect(screen.getAllByText(say('editor.missingTexts', { count: 2 }))).toHaveLength(2);
});

it('says that texts are there where it is something else that lacks', async () => {
  server.item = opened({
    ...{ shelf: 'works', id: 'lamp', published: { title: { en: 'Lamp', fr: 'Lampe' } } },
    findings: [missing('creators')],
  });
  await open();
  expect(screen.getAllByText(say('editor.complete'))).toHaveLength(2);
});
