import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { button, open, opened, saves, server, spoken, title } from './testing/open-editor';

const press = (keys: string) => userEvent.keyboard(keys);
const UNDO = '{Control>}z{/Control}';
const said = (
  key: 'undone' | 'redone',
  locale: 'en' | 'fr',
  field: 'typeTitle' | 'biography' = 'typeTitle',
) => {
  const { say } = spoken.language;
  const name = `${say(`field.${field}`)}, ${say('language', { language: locale })}`;
  return screen.findByText(say(`editor.did.${key}`, { fields: name }));
};

it('is the same by its key in a text and by the button at the foot, and says what it changed', async () => {
  await open();
  await userEvent.type(title('en'), ' etc.');
  await userEvent.type(title('fr'), ' divers');
  await userEvent.click(button('editor.undo'));
  expect(title('fr')).toHaveValue('luminaires');
  await said('undone', 'fr');
  await userEvent.click(title('en'));
  await press(UNDO);
  expect(title('en')).toHaveValue('lighting');
  await said('undone', 'en');
  await press(UNDO);
  expect([title('en'), title('fr')].map((text) => (text as HTMLTextAreaElement).value)).toEqual([
    'lighting',
    'luminaires',
  ]);
  await press('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(title('en')).toHaveValue('lighting etc.');
  await said('redone', 'en');
  await press('{Control>}y{/Control}');
  expect(title('fr')).toHaveValue('luminaires divers');
});

it('goes to the field that it changed, where one writes on', async () => {
  await open();
  await userEvent.type(title('en'), '!');
  await userEvent.click(title('fr'));
  await press(UNDO);
  expect(title('en')).toHaveFocus();
});

it('leaves the page where it is as long as what it changed is seen', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  let top = 300;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    // What is pressed stays where it is.
    const at = this.closest('footer') ? 800 : top;
    return { top: at, bottom: at + 100, height: 100 } as DOMRect;
  });
  await open();
  await userEvent.type(title('en'), '!');
  await userEvent.click(button('editor.undo'));
  expect(scrolled).not.toHaveBeenCalled();
  top = 5_000;
  await userEvent.click(button('editor.redo'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

it('is still there after another screen of the desk', async () => {
  await open();
  await userEvent.type(title('en'), '!');
  await waitFor(() => expect(saves()).toHaveLength(1));
  cleanup();
  await open();
  expect(title('en')).toHaveValue('lighting!');
  await userEvent.click(button('editor.undo'));
  expect(title('en')).toHaveValue('lighting');
});

it('brings back what was discarded, which is said', async () => {
  await open();
  await userEvent.type(title('en'), '!');
  await userEvent.click(await screen.findByRole('button', { name: spoken.language.say('editor.discard') }));
  expect(title('en')).toHaveValue('lighting');
  await screen.findByText(spoken.language.say('editor.did.discarded'));
  await userEvent.click(button('editor.undo'));
  expect(title('en')).toHaveValue('lighting!');
  await said('undone', 'en');
});

it('takes typography back by one key, and what was typed by the next, which does not bring it again', async () => {
  await open();
  await userEvent.type(title('fr'), ' ?');
  expect(title('fr')).toHaveValue('luminaires\u202f?');
  await press(UNDO);
  expect(title('fr')).toHaveValue('luminaires ?');
  await press(UNDO);
  expect(title('fr')).toHaveValue('luminaires');
  await press('{Control>}y{/Control}');
  expect(title('fr')).toHaveValue('luminaires ?');
});

it('takes a long text back as the foot does, and nothing twice', async () => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  const published = { name: 'Armand', biography: { en: '<p>One.</p> <p>Two.</p>' }, slug: { en: 'armand' } };
  server.item = opened({ shelf: 'creators', id: 'armand', published });
  await open();
  const { say } = spoken.language;
  const name = `${say('field.biography')}, ${say('language', { language: 'en' })}`;
  const text = await screen.findByRole('textbox', { name });
  const { editor } = text as HTMLElement & { editor: Editor };
  act(() => text.focus());
  act(() => void editor.commands.deleteRange({ from: 6, to: 12 }));
  act(() => void editor.commands.insertContentAt(5, ' A whole sentence more.'));
  expect(text).toHaveTextContent('One. A whole sentence more.');
  await userEvent.click(button('editor.undo'));
  expect(text).toHaveTextContent(/^One\.$/);
  act(() => text.focus());
  await press(UNDO);
  expect(text).toHaveTextContent(/^One\.Two\.$/);
  await said('undone', 'en', 'biography');
  await press(UNDO);
  expect(text).toHaveTextContent(/^One\.Two\.$/);
});

describe('where nothing is left to undo', () => {
  const AT = '2026-11-24T10:00:00Z';
  const changes = [{ path: 'title.en', before: 'lighting', value: 'lights', by: 'Inès' }];
  const earlier = () => screen.getByRole('link', { name: spoken.language.say('history.link') });

  it('leads to the versions, where what was changed before a reload is taken back', async () => {
    server.item = opened({ state: 'changed', draft: { number: 4, by: 'Inès', at: AT, changes } });
    await open();
    const undo = button('editor.undo');
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    expect(undo).toHaveAttribute('title', 'What was changed earlier is under versions');
    await userEvent.click(undo);
    await screen.findByText(/^What was changed earlier is under/);
    expect(earlier()).toHaveAttribute('href', expect.stringContaining('/types/lighting/history'));
    await userEvent.type(title('fr'), 's');
    expect(screen.queryByText(/^What was changed earlier is under/)).not.toBeInTheDocument();
  });

  it('says that by its key as well, and of what is public that there is nothing', async () => {
    await open();
    await userEvent.type(title('en'), '!');
    await press(UNDO + UNDO);
    await screen.findByText(/^Nothing more to undo|^What was changed earlier/);
  });
});

it('publishes by its key alone: the button that has the focus is not pressed', async () => {
  server.item = opened({
    ...{ shelf: 'events', id: 'talk', state: 'changed' },
    published: {
      title: { en: 'Talk', fr: 'Causerie' },
      slug: { en: 'talk', fr: 'causerie' },
      starts_on: '2026-12-04',
    },
    draft: {
      ...{ number: 4, by: 'Inès', at: '2026-11-24T10:00:00Z' },
      changes: [{ path: 'starts_on', before: '2026-12-04', value: '2026-12-05', by: 'Inès' }],
    },
  });
  await open();
  const [calendar] = screen.getAllByRole('button', {
    name: new RegExp(spoken.language.say('calendar'), 'i'),
  });
  act(() => calendar!.focus());
  await press('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.asked.some(({ path }) => path === '/publish')).toBe(true));
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});
