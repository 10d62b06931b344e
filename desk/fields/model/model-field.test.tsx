import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Finding } from '../../contract/items/item';
import { open, opened, saves, server, spoken } from '../../screens/editor/testing/open-editor';

const say = (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of);
const WORK = {
  title: { en: 'Lamp', fr: 'Lampe' },
  slug: { en: 'lamp', fr: 'lampe' },
  dimensions: { height: 150 },
};
const work = (model: object | null, findings: Finding[] = []) =>
  opened({ ...{ shelf: 'works', id: 'lamp' }, published: { ...WORK, ...(model && { model }) }, findings });
const field = () => screen.findByRole('group', { name: say('field.model') });
const advice = (name: Finding['name'], text = ''): Finding => ({
  ...{ path: 'model', name, text, locale: null },
  severity: 'advice',
});
const lastSaved = async () => {
  await waitFor(() => expect(saves().at(-1)?.path).toBe('model'), { timeout: 3_000 });
  return saves().at(-1)?.value;
};

it('offers to choose a model where there is none, and nothing to turn', async () => {
  server.item = work(null);
  await open();
  const there = within(await field());
  expect(there.getByRole('button', { name: say('models.choose') })).toBeInTheDocument();
  expect(there.queryByRole('button', { name: say('models.turn') })).toBeNull();
  expect(there.queryByRole('button', { name: say('files.takeOut') })).toBeNull();
});

it('takes the model out whole, with all that was said of it', async () => {
  server.item = work({ file: 'lamp.glb', credit: 'Atelier Nord' });
  await open();
  await userEvent.click(within(await field()).getByRole('button', { name: say('files.takeOut') }));
  expect(await lastSaved()).toBeNull();
});

it('writes who made it, how it stands and what of it is the piece, and leaves out what is empty', async () => {
  server.item = work({ file: 'lamp.glb', size: { height: 190 } });
  await open();
  const there = within(await field());
  await userEvent.type(there.getByRole('textbox', { name: say('models.credit') }), 'Atelier Nord');
  await userEvent.click(there.getByRole('radio', { name: say('choice.wall') }));
  await userEvent.clear(
    within(there.getByRole('group', { name: say('models.all') })).getByRole('textbox', {
      name: say('field.height'),
    }),
  );
  await userEvent.type(
    within(there.getByRole('group', { name: say('models.piece') })).getByRole('textbox', {
      name: say('models.x'),
    }),
    '-12,5',
  );
  await screen.findByDisplayValue('-12,5');
  await waitFor(
    () =>
      expect(saves().at(-1)?.value).toEqual({
        ...{ file: 'lamp.glb', credit: 'Atelier Nord', placement: 'wall' },
        piece: { x: -12.5 },
      }),
    { timeout: 3_000 },
  );
});

it('says which model the public sees while another is in its place', async () => {
  server.item = work({ file: 'lamp.glb' });
  server.item.draft = {
    ...{ number: 1, by: 'Inès', at: '2026-11-24T10:00:00Z' },
    changes: [{ path: 'model', before: { file: 'lamp.glb' }, value: { file: 'lamp-2.glb' } }],
  };
  await open();
  expect(within(await field()).getByText(say('editor.was', { text: 'lamp.glb' }))).toBeInTheDocument();
});

it('says with both figures what is off, and offers nothing to turn that the page does not show', async () => {
  server.item = work({ file: 'lamp.glb' }, [advice('modelWrong', 'height 1500 150')]);
  await open();
  const there = within(await field());
  expect(
    there.getByText(say('finding.modelWrong', { axis: 'height', found: 1500, stated: 150 })),
  ).toBeInTheDocument();
  expect(there.queryByRole('button', { name: say('models.turn') })).toBeNull();
});

it('shows the page with the piece to turn', async () => {
  server.item = work({ file: 'lamp.glb' }, [advice('modelSize', 'height 154.5 150')]);
  await open();
  await userEvent.click(within(await field()).getByRole('button', { name: say('models.turn') }));
  expect(await screen.findByRole('dialog', { name: say('models.turned') })).toBeInTheDocument();
});
