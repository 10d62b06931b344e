import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, opened, saves, server, spoken } from '../screens/editor/testing/open-editor';

const say = (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of);
const field = (word: 'height' | 'width' | 'depth') =>
  within(screen.getByRole('group', { name: say('field.dimensions') })).getByRole('textbox', {
    name: say(`field.${word}`),
  });
const saved = async (expected: Record<string, number>) => {
  await waitFor(
    () => {
      const last = Object.fromEntries(saves().map(({ path, value }) => [path.split('.').at(-1), value]));
      expect(last).toMatchObject(expected);
    },
    { timeout: 3_000 },
  );
};

beforeEach(async () => {
  server.item = opened({
    ...{ shelf: 'works', id: 'lamp' },
    published: { title: { en: 'Lamp', fr: 'Lampe' }, dimensions: { height: 150 } },
  });
  await open();
});

it.each(['42 × 20,5 × 21 cm', 'H 42 x W 20.5 x D 21', '42*20,5*21'])(
  'takes %j as height, width and depth, pasted into any of them',
  async (text) => {
    await userEvent.click(field('width'));
    await userEvent.paste(text);
    await saved({ height: 42, width: 20.5, depth: 21 });
    expect(field('width')).toHaveValue('20.5');
  },
);

it('takes them typed, once the field is left', async () => {
  await userEvent.clear(field('height'));
  await userEvent.type(field('height'), '42 × 20 cm');
  expect(screen.queryByText(say('editor.noNumber'))).toBeNull();
  await userEvent.tab();
  await saved({ height: 42, width: 20 });
});

it('takes a number with its unit for the field itself', async () => {
  await userEvent.type(field('depth'), '37 cm');
  await userEvent.tab();
  await saved({ depth: 37 });
  expect(field('depth')).toHaveValue('37');
});

it('keeps the last number where what was written is none, and says both', async () => {
  await userEvent.clear(field('height'));
  await userEvent.type(field('height'), '160 to 180');
  expect(screen.getByText(say('editor.noNumber'))).toHaveAttribute('role', 'alert');
  await userEvent.tab();
  expect(field('height')).toHaveValue('160');
  const said = say('editor.noNumberLeft', { text: '160 to 180', kept: '160' });
  expect(screen.getByText(said)).toHaveAttribute('role', 'alert');
  await userEvent.type(field('height'), '5');
  expect(screen.queryByText(said)).toBeNull();
});
