import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { queryClient } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage, type Language } from '../../app/words';
import { RichText } from './rich-text';

const URL = 'https://g.example/fr/createurs/armand-vasselot';
let language: Language;
let written: string[];
let putFromOutside: (html: string) => void;

beforeAll(async () => {
  language = await loadLanguage('en');
});
beforeEach(() => {
  queryClient.clear();
  written = [];
  window.scrollBy = () => {};
  window.scrollTo = () => {};
  // Nothing is drawn here; the editor asks where its cursor is.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  globalThis.fetch = (async (url: string) => {
    const path = url.replace('/desk/api', '');
    const line = { id: 'armand', title: { en: 'Armand Vasselot' }, second: {}, picture: null };
    const lines = path.startsWith('/items/creators?') ? [line] : [];
    const body = path === '/items/creators/armand' ? { urls: { fr: URL } } : { lines };
    return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify(body) };
  }) as unknown as typeof fetch;
});

function Written({ first }: { first: string }) {
  const [html, setHtml] = useState(first);
  putFromOutside = setHtml;
  return (
    <div>
      <RichText
        {...{ id: 'text', describedBy: 'help', locale: 'fr', readOnly: false, html }}
        tidy={(next) => next}
        onChange={(next) => {
          written.push(next);
          setHtml(next);
        }}
      />
      <button type="button">elsewhere</button>
    </div>
  );
}

/** Opens a text with `from` to `to` selected. */
async function open(first: string, from: number, to: number): Promise<Editor> {
  renderInDesk(() => <Written first={first} />, language);
  const text = await screen.findByRole('textbox');
  const { editor } = text as HTMLElement & { editor: Editor };
  act(() => {
    // The marks are shown while the text has the focus.
    text.focus();
    editor.commands.setTextSelection({ from, to });
  });
  return editor;
}
const TEXT = '<p>par Armand Vasselot ici</p>';
const [FROM, TO] = [5, 20];
const LINKED = '<p>par <a href="/fr/createurs/armand-vasselot">Armand Vasselot</a> ici</p>';

const openPanel = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name: language.say('editor.mark.link') }));
  return screen.findByRole('combobox');
};
const plain = (html: string | undefined) => html?.replace(/ (target|rel)="[^"]*"/g, '');

it('takes the cursor into the search, leaves the words alone, and makes the link of what is chosen', async () => {
  const editor = await open(TEXT, FROM, TO);
  expect(await openPanel()).toHaveFocus();
  await userEvent.keyboard('Vas');
  await userEvent.click(await screen.findByRole('option', { name: /Armand Vasselot/ }));
  await waitFor(() => expect(plain(written.at(-1))).toBe(LINKED));
  expect(written).toHaveLength(1);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  // Behind the link, where one writes on.
  expect(editor.state.selection).toMatchObject({ from: TO, to: TO });
});

it('closes by Escape with the words still selected, and does not come back by itself', async () => {
  const editor = await open(TEXT, FROM, TO);
  await openPanel();
  await userEvent.keyboard('Vas');
  await screen.findByRole('option');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(editor.state.selection).toMatchObject({ from: FROM, to: TO });
  expect(written).toEqual([]);
});

it.each([
  ['an address, which is the link then', 'example.org/vasselot', 'https://example.org/vasselot'],
  ['words, which are none', 'Vassel', undefined],
])('closes when one goes elsewhere with %s', async (_, typed, href) => {
  await open(TEXT, FROM, TO);
  await openPanel();
  await userEvent.keyboard(typed);
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  // What is not the search is hidden from screen readers while its list is open.
  const elsewhere = screen.getByText('elsewhere');
  await userEvent.click(elsewhere);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(elsewhere).toHaveFocus();
  expect(plain(written.at(-1))).toBe(href && `<p>par <a href="${href}">Armand Vasselot</a> ici</p>`);
});

it('takes an address by Enter, and removes the link that the cursor is in', async () => {
  const editor = await open(TEXT, FROM, TO);
  await openPanel();
  await userEvent.keyboard('https://example.org{Enter}');
  await waitFor(() =>
    expect(plain(written.at(-1))).toBe('<p>par <a href="https://example.org">Armand Vasselot</a> ici</p>'),
  );
  act(() => void editor.commands.setTextSelection(8));
  expect(await openPanel()).toHaveValue('https://example.org');
  await userEvent.click(screen.getByRole('button', { name: language.say('editor.unlink') }));
  expect(written.at(-1)).toBe(TEXT);
});

it('puts the name of the page where no words are selected', async () => {
  await open('<p>par ici</p>', FROM, FROM);
  await openPanel();
  await userEvent.keyboard('Vas');
  await userEvent.click(await screen.findByRole('option', { name: /Armand Vasselot/ }));
  await waitFor(() => expect(plain(written.at(-1))).toBe(LINKED.replace(' ici', 'ici')));
});

it('has no history of its own: what comes from outside is shown, and not told again', async () => {
  const editor = await open('<p>Un.</p><p>Deux.</p><p>Trois.</p>', 1, 1);
  act(() => void editor.commands.insertContentAt(3, ' et demi'));
  expect(written).toEqual(['<p>Un et demi.</p><p>Deux.</p><p>Trois.</p>']);
  act(() => putFromOutside('<p>Un.</p><p>Trois.</p>'));
  expect(editor.getHTML()).toBe('<p>Un.</p><p>Trois.</p>');
  act(() => putFromOutside('<p>Un.</p><ul><li><p>Deux.</p></li></ul><p>Trois.</p>'));
  expect(editor.getHTML()).toBe('<p>Un.</p><ul><li><p>Deux.</p></li></ul><p>Trois.</p>');
  expect(written).toHaveLength(1);
  expect(editor.commands).not.toHaveProperty('undo');
});

/** As the browser tells the editor of a letter. */
function type(editor: Editor, text: string): void {
  const { view } = editor;
  for (const letter of text)
    act(() => {
      const { from, to } = view.state.selection;
      const put = () => view.state.tr.insertText(letter, from, to);
      if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, put)))
        view.dispatch(put());
    });
}

it.each([
  ['deletes the sign with the space that it was given', 'et fini?', { key: 'Backspace' }, 'et fini.'],
  ['deletes a sign and leaves the space that was typed', 'et fini ?', { key: 'Backspace' }, 'et fini .'],
  ['takes back the space alone', 'et fini?', { key: 'z', ctrlKey: true }, 'et fini?.'],
])('%s by one key', async (_, typed, key, after) => {
  const editor = await open('<p></p>', 1, 1);
  type(editor, typed);
  expect(editor.getText()).toBe('et fini\u202f?');
  expect(screen.getByText('Z').parentElement).toHaveTextContent('ctrlZ');
  fireEvent.keyDown(screen.getByRole('textbox'), key);
  expect(screen.queryByText('Z')).not.toBeInTheDocument();
  type(editor, '.');
  expect(editor.getText()).toBe(after);
});
