import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider, loadLanguage } from '../app/words';
import type { OpenItem, Values } from '../contract/items/item';
import { EditorProvider } from '../editing/editor-context';
import { openEditSession } from '../editing/edit-session';
import { unsentStore } from '../editing/unsent';
import { TextsField } from './texts-field';

const opened = (published: Values): OpenItem => ({
  ...{ shelf: 'works', id: 'lamp', published, version: 'v1', draft: null, conflicts: [] },
  ...{ state: 'public', schedule: null, missed: null, urls: {}, findings: [], here: [] },
});

beforeEach(() => localStorage.clear());

async function open(date: Record<string, string>) {
  const item = opened(Object.keys(date).length > 0 ? { date } : {});
  const session = openEditSession({
    item,
    kept: unsentStore(1, 'works', 'lamp'),
    save: async () => ({ item, conflicts: [] }),
  });
  render(
    <LanguageProvider language={await loadLanguage('en')}>
      <EditorProvider value={{ shelf: 'works', id: 'lamp', session }}>
        <TextsField field={{ path: 'date', widget: 'texts', word: 'date' }} />
      </EditorProvider>
    </LanguageProvider>,
  );
  return userEvent.setup();
}
const english = () => screen.getByRole('textbox', { name: 'date, English' });
const french = () => screen.getByRole('textbox', { name: 'date, French' });

it('writes a year in the other language as well, once the field is left', async () => {
  const user = await open({});
  await user.type(english(), '1957–60');
  expect(french()).toHaveValue('');
  await user.tab();
  expect(french()).toHaveValue('1957–60');
});

it('follows a year that is corrected, where the other language had the same', async () => {
  const user = await open({ en: '1957', fr: '1957' });
  await user.clear(french());
  await user.type(french(), '1958');
  await user.tab();
  expect(english()).toHaveValue('1958');
});

it.each([
  ['words, which are to be translated', {}, 'circa 1957', ''],
  ['a year where the other language says something else', { en: '', fr: 'vers 1957' }, '1957', 'vers 1957'],
])('leaves alone %s', async (_, date, typed, other) => {
  const user = await open(date);
  await user.type(english(), typed);
  await user.tab();
  expect(french()).toHaveValue(other);
});
