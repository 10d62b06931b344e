import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenItem } from '../../../contract/items/item';
import { button, open, opened, server, spoken } from '../testing/open-editor';

const say = (...what: Parameters<typeof spoken.language.say>) => spoken.language.say(...what);

const DRAFT = {
  number: 3,
  changes: [{ path: 'title.en', before: 'Light', value: 'On light' }],
  by: 'Inès',
  at: '2026-11-24T10:00:00Z',
};
const article = (part: Partial<OpenItem> = {}) =>
  opened({
    ...{ shelf: 'press', id: 'light', state: 'changed', draft: DRAFT },
    published: { title: { en: 'Light', fr: 'Lumière' }, slug: { en: 'light', fr: 'lumiere' } },
    ...part,
  });
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const event = (id: string, part = {}) => ({
  ...{
    id,
    title: { en: `The ${id} line` },
    opens: '2098-12-01T08:00:00.000Z',
    ends: '2099-01-31T23:00:00.000Z',
  },
  ...part,
});

async function openPanel() {
  await open();
  await userEvent.click(button('acts.schedule'));
  return within(await screen.findByRole('dialog'));
}
const asked = (method: string, path: string) =>
  server.asked.filter((one) => one.method === method && one.path.endsWith(path)).map(({ body }) => body);

it('publishes at once, where nothing is in the way', async () => {
  server.item = article();
  const panel = await openPanel();
  await userEvent.click(panel.getByRole('radio', { name: say('acts.now') }));
  panel.getByText(say('acts.nowPublic'));
  await userEvent.click(panel.getByRole('button', { name: say('editor.publish') }));
  await waitFor(() =>
    expect(asked('POST', '/publish')).toEqual([{ items: [{ shelf: 'press', id: 'light', draft: 3 }] }]),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(asked('PUT', '/schedule')).toEqual([]);
});

it('says whose changes become public at the time beside one’s own', async () => {
  server.item = article({ draft: { ...DRAFT, changes: [{ ...DRAFT.changes[0]!, by: 'Marie' }] } });
  const panel = await openPanel();
  const theirs = say('theirs.publish', { name: 'Marie', fields: 'title, English' });
  panel.getByText(theirs);
  await userEvent.click(panel.getByRole('radio', { name: say('acts.toWithdraw') }));
  expect(panel.queryByText(theirs)).not.toBeInTheDocument();
});

it('says at the button that publishing now gives the time up', async () => {
  const at = '2030-12-28T08:00:00Z';
  server.item = opened({
    ...{ state: 'scheduled', schedule: { act: 'publish', at, by: 'Inès' } },
    draft: { number: 1, changes: [], by: 'Inès', at: '2026-11-24T10:00:00Z' },
  });
  await open();
  const time = spoken.language.due(at);
  expect(
    screen.getByRole('button', { name: new RegExp(spoken.language.say('editor.publishNow', { time })) }),
  ).toBeEnabled();
});

describe('what a colleague who may not publish has changed since', () => {
  const at = '2030-12-28T08:00:00Z';
  const held = (heldBy?: string) =>
    article({ state: 'scheduled', schedule: { act: 'publish', at, by: 'Inès', ...(heldBy && { heldBy }) } });
  const time = () => spoken.language.due(at);

  it('is said at the foot before the hour, with the way to confirm it', async () => {
    server.item = held('Jules');
    await open();
    await screen.findByText(say('editor.heldBy', { time: time(), name: 'Jules' }));
    expect(screen.queryByText(say('items.due.publish', { time: time() }))).not.toBeInTheDocument();
    server.item = held();
    await userEvent.click(screen.getByRole('button', { name: say('editor.confirmTime', { time: time() }) }));
    await screen.findByText(say('items.due.publish', { time: time() }));
    expect(asked('PUT', '/schedule')).toEqual([{ act: 'publish', at, draft: 3 }]);
  });

  it('is told to the colleague before and at the first letter, who cannot confirm it', async () => {
    server.item = held();
    await open('write');
    await screen.findByText(new RegExp(say('editor.wouldHold')));
    server.item = held('Inès');
    await userEvent.type(screen.getAllByRole('textbox')[0]!, '!');
    await screen.findByText(say('editor.heldByYou', { time: time() }));
    expect(screen.queryByRole('button', { name: /confirm/ })).not.toBeInTheDocument();
  });
});

it('is for a time alone where something is in the way', async () => {
  server.item = article({
    findings: [{ path: 'title.fr', name: 'missing', text: '', severity: 'error', locale: 'fr' }],
  });
  const panel = await openPanel();
  expect(panel.queryByRole('radio', { name: say('acts.now') })).not.toBeInTheDocument();
});

it('publishes with the opening of the one event that is to come', async () => {
  server.item = article();
  server.events = [event('drawn'), event('open', { opens: soon(-2), ends: soon(9) })];
  const panel = await openPanel();
  await userEvent.click(
    await panel.findByRole('button', { name: say('acts.withOpening', { title: 'The drawn line' }) }),
  );
  await userEvent.click(panel.getByRole('button', { name: /1 December 2098, 9:00/ }));
  await waitFor(() =>
    expect(asked('PUT', '/schedule')).toEqual([{ act: 'publish', at: '2098-12-01T08:00:00.000Z' }]),
  );
});

it('withdraws with the end of one of several events, those that are on included', async () => {
  server.item = article({ state: 'public', draft: null });
  server.events = [event('open', { opens: soon(-2), ends: '2098-02-01T23:00:00.000Z' }), event('drawn')];
  const panel = await openPanel();
  await userEvent.click(await panel.findByRole('button', { name: say('acts.withEnd', { title: '…' }) }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /The open line/ }));
  await userEvent.click(panel.getByRole('button', { name: /2 February 2098, 0:00/ }));
  await waitFor(() =>
    expect(asked('PUT', '/schedule')).toEqual([{ act: 'withdraw', at: '2098-02-01T23:00:00.000Z' }]),
  );
});

it('offers no event for what is an event itself, or a type', async () => {
  server.item = opened({ state: 'changed', draft: DRAFT });
  server.events = [event('drawn')];
  const panel = await openPanel();
  await panel.findByRole('group', { name: say('acts.day') });
  expect(panel.queryByRole('button', { name: /The drawn line/ })).not.toBeInTheDocument();
  expect(asked('GET', '/event-moments')).toEqual([]);
});
