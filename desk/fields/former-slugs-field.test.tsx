import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageProvider, loadLanguage, type Language } from '../app/words';
import { languageName } from '../contract/languages';
import type { OpenItem, Values } from '../contract/items/item';
import { openEditSession } from '../editing/edit-session';
import { EditorProvider } from '../editing/editor-context';
import { FormerSlugsField } from './former-slugs-field';
import { SlugField } from './slug-field';

const SLUG = { en: 'light', fr: 'lumiere' };

let language: Language;
beforeAll(async () => {
  language = await loadLanguage('en');
});

function open(published: Values | null, urls: OpenItem['urls'] = { en: 'https://g.example/works/light' }) {
  const item: OpenItem = {
    ...{ shelf: 'works', id: 'lamp', published, version: 'v1', draft: null, conflicts: [] },
    ...{ state: 'public', schedule: null, missed: null, urls, findings: [], here: [] },
  };
  const kept = { all: () => new Map(), keep: () => {}, drop: () => {} };
  const session = openEditSession<OpenItem>({ item, kept, save: () => new Promise(() => {}) });
  const editor = { shelf: item.shelf, id: item.id, session };
  render(
    <LanguageProvider language={language}>
      <EditorProvider value={editor}>
        <SlugField field={{ path: 'slug', widget: 'slug', word: 'slug' }} />
        <FormerSlugsField field={{ path: 'former_slugs', widget: 'formerSlugs', word: 'formerSlugs' }} />
      </EditorProvider>
    </LanguageProvider>,
  );
  return session;
}
const nameOf = (field: 'slug' | 'formerSlugs', locale: 'en' | 'fr') =>
  `${language.say(`field.${field}`)}, ${languageName(locale)}`;
const former = (locale: 'en' | 'fr') => screen.queryByRole('group', { name: nameOf('formerSlugs', locale) });
const slug = (locale: 'en' | 'fr') => screen.getByRole('textbox', { name: nameOf('slug', locale) });
const leads = () => screen.queryAllByText(language.say('editor.oldLeadsHere'));

it('says where the old address will lead, once another one is typed', async () => {
  open({ slug: SLUG });
  expect(leads()).toEqual([]);
  await userEvent.type(slug('en'), 's');
  expect(leads()).toHaveLength(1);
  await userEvent.clear(slug('en'));
  expect(leads()).toEqual([]);
});

it('says nothing of what has no address that anybody knows', async () => {
  open({ slug: SLUG, status: 'draft' }, {});
  await userEvent.type(slug('en'), 's');
  expect(leads()).toEqual([]);
});

it('is not there without addresses of before', () => {
  open({ slug: SLUG });
  expect(former('en')).toBeNull();
});

it('shows them by language, and takes one out by the keyboard, which stays there', async () => {
  const session = open({ slug: SLUG, former_slugs: { en: ['lamp', 'glow'] } });
  const list = within(former('en')!);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `lamp${language.say('editor.removeShort')}`,
    `glow${language.say('editor.removeShort')}`,
  ]);
  expect(former('fr')).toBeNull();
  const remove = (name: string) =>
    screen.getByRole('button', { name: language.say('editor.remove', { name }) });
  remove('lamp').focus();
  await userEvent.keyboard('{Enter}');
  expect(session.state().values['former_slugs']).toEqual({ en: ['glow'] });
  expect(list.getByRole('list')).toHaveFocus();
  await userEvent.click(remove('glow'));
  expect(session.state().values).toEqual({ slug: SLUG });
  expect(former('en')).toHaveTextContent(/lamp.*glow/);
  act(() => void [session.undo(), session.undo()]);
  expect(session.state().values['former_slugs']).toEqual({ en: ['lamp', 'glow'] });
});
