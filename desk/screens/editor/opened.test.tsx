import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, open, opened, saves, server, spoken, title } from './testing/open-editor';

it('has nothing to publish until something is changed, and says what is public beside it', async () => {
  await open();
  expect(button('editor.nothing')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(title('en'), ' etc.');
  expect(screen.getByText(spoken.language.say('editor.was', { text: 'lighting' }))).toBeInTheDocument();
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ path: 'title.en', value: 'lighting etc.' }));
  expect(button('editor.publish')).toHaveAttribute('aria-disabled', 'false');
});

it('publishes by a key what was typed just before', async () => {
  await open();
  await userEvent.type(title('fr'), 's');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.asked.some(({ path }) => path === '/publish')).toBe(true));
  expect(saves()).toHaveLength(1);
  expect(server.asked.find(({ path }) => path === '/publish')?.body.items).toEqual([
    { shelf: 'types', id: 'lighting', draft: 1 },
  ]);
});

it('publishes nothing where a colleague was first, before one has chosen', async () => {
  server.conflicts = [{ path: 'title.fr', mine: 'luminairess', theirs: 'lampes', by: 'Jules' }];
  await open();
  await userEvent.type(title('fr'), 's');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(spoken.language.say('conflict.by', { name: 'Jules' }));
  await waitFor(() => expect(button('editor.publish')).toHaveAttribute('aria-disabled', 'true'));
  expect(server.asked.filter(({ path }) => path === '/publish')).toEqual([]);
});

it('lists what is in the way, and leads there', async () => {
  const finding = { path: 'title.fr', name: 'missing', text: '', severity: 'error', locale: 'fr' } as const;
  server.item = opened({
    state: 'changed',
    draft: { number: 1, changes: [], by: 'Inès', at: '2026-11-24T10:00:00Z' },
  });
  server.publish = {
    status: 409,
    body: { published: [], refused: [{ shelf: 'types', id: 'lighting', findings: [finding] }] },
  };
  await open();
  await userEvent.click(button('editor.publish'));
  const list = await screen.findByRole('complementary', { name: spoken.language.say('editor.findings') });
  await within(list).findByText(spoken.language.say('finding.missingHere'));
  expect(button('editor.publish')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(within(list).getByRole('button', { name: spoken.language.say('editor.goThere') }));
  expect(title('fr')).toHaveFocus();
});

it('lets people who may only write do so, and says that another publishes', async () => {
  await open('write');
  await userEvent.type(title('en'), 's');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(button('editor.mayNot')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(server.asked.filter(({ path }) => path === '/publish')).toEqual([]);
});

it('undoes from anywhere but a text, and by a button', async () => {
  await open();
  await userEvent.type(title('en'), 's');
  await userEvent.click(button('editor.undo'));
  expect(title('en')).toHaveValue('lighting');
  await userEvent.click(button('editor.redo'));
  expect(title('en')).toHaveValue('lightings');
  act(() => (document.activeElement as HTMLElement).blur());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(title('en')).toHaveValue('lighting');
});

it('shows both versions of what two have changed until one is chosen', async () => {
  server.item = opened({
    state: 'changed',
    conflicts: [{ path: 'title.en', mine: 'lamps', theirs: 'lights', by: null }],
    draft: {
      number: 1,
      changes: [{ path: 'title.en', before: 'lighting', value: 'lamps' }],
      by: 'Inès',
      at: '2026-11-24T10:00:00Z',
    },
  });
  await open();
  const keep = button('conflict.keep');
  expect(keep).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('radio', { name: new RegExp('lights') }));
  await userEvent.click(keep);
  await waitFor(() => expect(saves()).toEqual([{ path: 'title.en', before: 'lights', value: 'lights' }]));
});

it('is left without a fault in browsers that scroll by promise', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as never;
  window.location.hash = '#group-typeLabel';
  document.body.append(Object.assign(document.createElement('i'), { id: 'group-typeLabel' }));
  await open();
  expect(cleanup).not.toThrow();
  expect(reported).not.toHaveBeenCalled();
  window.location.hash = '';
});

it('has the title of what was just made written first, its address following', async () => {
  server.item = opened({ published: null, state: 'draft', version: null });
  await open();
  expect(title('en')).toHaveFocus();
  await userEvent.keyboard('Floor lamps');
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ path: 'slug.en', value: 'floor-lamps' }));
  const address = {
    name: `${spoken.language.say('field.slug')}, ${spoken.language.say('language', { language: 'en' })}`,
  };
  expect(screen.getByRole('textbox', address)).toHaveValue('floor-lamps');
});

it('has the title of what was just duplicated written first as well, as long as it says so', async () => {
  const change = (value: string) => ({ path: 'title', before: null, value: { en: value, fr: value } });
  const made = (value: string) =>
    opened({
      ...{ published: null, state: 'draft', version: null },
      draft: { number: 1, changes: [change(value)], by: 'Inès', at: '2026-11-24T10:00:00Z' },
    });
  server.item = made('lighting (copy)');
  await open();
  expect(title('en')).toHaveFocus();
  cleanup();
  server.item = made('lighting');
  await open();
  expect(title('en')).not.toHaveFocus();
});

it('shows what is in the way in the order of the form, whatever the order that it was found in', async () => {
  const missing = (path: string, locale: 'en' | 'fr') =>
    ({ path, name: 'missing', text: '', severity: 'error', locale }) as const;
  server.item = opened({ state: 'changed', findings: [missing('slug.en', 'en'), missing('title.fr', 'fr')] });
  await open();
  await userEvent.click(button('editor.showFirst'));
  expect(title('fr')).toHaveFocus();
});
