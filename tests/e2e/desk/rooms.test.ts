import type { Page } from '@playwright/test';
import { tabTo } from '../support/browser/focus';
import { BENCH } from '../support/site/gathered-works';
import type { Room } from '../../../src/contract/rooms/room';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { sendMessage } from './visitors';
import { expect, test } from '../support/test';

const { en } = WORDS;

let desk: OwnDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk();
  await sendMessage(desk, { name: 'Camille Rousset', works: [BENCH.slugs.fr] }, 'fr');
  page = await comeToDesk(desk, {
    secret: await desk.join({ email: 'ines@example.org', name: 'Inès Morvan', may: 'publish' }),
  });
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
});

const main = () => page.locator('main');
const floor = () => page.locator('footer');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => main().getByRole('textbox', { name, exact: true });
const pieces = () => main().getByRole('grid', { name: en['room.pieces'] }).getByRole('row');
const names = async () => (await pieces().allTextContents()).map((text) => text.replace('⠿', '').trim());
const saved = () =>
  floor()
    .getByText(/saved at/)
    .waitFor();
const origin = () => new URL(desk.url).origin;

/** What the client is told. */
async function told(token: string): Promise<{ status: number; room: Room }> {
  const answer = await fetch(`${origin()}/api/rooms/${token}`);
  const { data } = (await answer.json()) as { data: Room };
  return { status: answer.status, room: data };
}
const post = (token: string, path: string, body: object): Promise<Response> =>
  fetch(`${origin()}/api/rooms/${token}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

let token = '';

test('five chosen works become a room, with a letter and a price, and a link', async () => {
  await page.goto(`${desk.url}/works`);
  await page.getByRole('row', { name: /Brise lounge chair/ }).focus();
  for (let more = 1; more < 5; more += 1) await page.keyboard.press('Shift+ArrowDown');
  await floor().getByText('5 works').waitFor();
  await button(en['rooms.make']).click();
  await page.waitForURL(/\/desk\/rooms\/\d+/);
  await pieces().nth(4).waitFor();

  const seen = await page.locator('iframe').getAttribute('src');
  await field(en['room.title']).fill('Five pieces for Lyon');
  await field(en['room.client']).fill('Madame Leroy');
  await field(en['room.email']).fill('leroy@example.org');
  await field(en['room.letter']).fill('As we said on Thursday.');
  await pieces().nth(1).click();
  const hand = main().getByRole('group', { name: (await names())[1], exact: true });
  await hand.getByRole('radio', { name: en['room.price.amount'] }).check();
  await hand.getByRole('textbox', { name: en['room.amount'] }).fill('0');
  await hand.getByText(en['finding.amountZero']).waitFor();
  await hand.getByRole('textbox', { name: en['room.amount'] }).fill('8500');
  await hand.getByRole('textbox', { name: en['room.note'] }).fill('From the same house.');
  await saved();
  // The page beside it asks anew for what it shows, and is not loaded again.
  await expect(page.locator('iframe')).toHaveAttribute('src', seen ?? '');

  await button(en['room.makeLink']).click();
  const panel = page.getByRole('dialog', { name: en['room.linkTitle'] });
  const link = (await panel.locator('code').textContent()) ?? '';
  expect(link).toMatch(new RegExp(`^${origin()}/room/[\\w-]{43}$`));
  await expect
    .poll(() => panel.getByRole('link', { name: en['room.linkMail'] }).getAttribute('href'))
    .toContain('mailto:leroy@example.org');
  await panel.getByRole('button', { name: en['room.linkDone'] }).click();
  token = link.split('/').at(-1) ?? '';
  const { room } = await told(token);
  expect(room).toMatchObject({
    title: 'Five pieces for Lyon',
    client: 'Madame Leroy',
    letter: '<p>As we said on Thursday.</p>',
  });
  expect(room.pieces.map(({ title }) => title)).toEqual(await names());
  expect(room.pieces[1]).toMatchObject({
    price: { amount: 8500, currency: 'EUR' },
    note: '<p>From the same house.</p>',
  });
  await floor().getByText(en['rooms.notOpened']).waitFor();
});

test('by keyboard: a piece is put elsewhere, and its client sees the order at once', async () => {
  const [first = '', second = ''] = await names();
  await field(en['room.letter']).focus();
  // One tab stop: the piece that was last in hand.
  await tabTo(pieces().nth(1));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await main()
    .getByRole('group', { name: (await names())[2], exact: true })
    .waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await button(en['editor.up'].replace('{name}', second)).press('Enter');
  await expect.poll(async () => (await names()).slice(0, 2).join()).toBe([second, first].join());
  await expect.poll(async () => (await told(token)).room.pieces[0]?.title).toBe(second);
});

test('says at once that a piece is sold meanwhile, to the client and at the desk', async () => {
  const { room } = await told(token);
  const of = room.pieces.find(({ work }) => work?.availability === 'available');
  const client = await comeToDesk(desk);
  await client.goto(`${origin()}/room/${token}`);
  const piece = client.locator(`[data-piece="${of?.id}"]`);
  await piece.waitFor();
  const answer = await page.request.post(`${desk.url}/api/items/works/availability`, {
    data: { ids: [of?.work?.id], availability: 'sold' },
    headers: { origin: origin() },
  });
  expect(answer.status()).toBe(200);
  await expect
    .poll(async () => {
      const now = (await told(token)).room.pieces.find(({ id }) => id === of?.id);
      return now?.work?.availability === 'sold' && now.price === undefined;
    })
    .toBe(true);
  await piece.locator('[data-part=sold]').waitFor();
  await client.context().close();
  await pieces()
    .filter({ hasText: of?.title ?? '' })
    .click();
  await main().getByText(en['room.sold']).waitFor();
});

test('shows what came of it: opened, looked at, answered, and what became of it', async () => {
  const { room } = await told(token);
  const [piece] = room.pieces;
  await post(token, 'count', { opened: true, seconds: { [piece?.id ?? '']: 95 } });
  await post(token, 'answer', { message: 'This one, may I come on Saturday?', pieces: [piece?.id] });
  await floor()
    .getByText(/opened once/)
    .waitFor();
  await main().getByText('2 min').waitFor();
  await main().getByRole('radio', { name: en['room.outcome.bought'], exact: true }).check();
  await saved();
  await main()
    .getByRole('link', { name: /may I come on Saturday/ })
    .click();
  await page.getByRole('article', { name: 'Madame Leroy' }).getByText('This one, may I come').waitFor();
  await page.getByRole('link', { name: 'Five pieces for Lyon' }).click();
  await page.waitForURL(/\/desk\/rooms\/\d+/);
});

test('is opened by its link no more once it is withdrawn, and is found among the past ones', async () => {
  await button(en['room.withdraw']).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en['room.withdraw'] }).click();
  await floor().getByText(en['rooms.state.withdrawn']).waitFor();
  await expect.poll(async () => (await told(token)).status).toBe(404);
  await page.goto(`${desk.url}/rooms?list=past`);
  await main()
    .getByRole('link', { name: /Five pieces for Lyon/ })
    .waitFor();
});

test('is asked for from everywhere by the palette, on the list as well', async () => {
  await page.goto(`${desk.url}/rooms`);
  await button(en['rooms.new'])
    .or(page.getByRole('button', { name: new RegExp(en['rooms.new']) }))
    .first()
    .waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('menuitem', { name: en['find.newRoom'] }).click();
  const panel = page.getByRole('dialog', { name: en['rooms.newTitle'] });
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.waitForURL(/\/desk\/rooms$/);
});

test('begins with a message, in its language, and with what a visitor has gathered', async () => {
  await page.goto(`${desk.url}/messages`);
  await page.getByRole('link', { name: /Camille Rousset/ }).click();
  await button(en['rooms.makeFor'].replace('{name}', 'Camille Rousset')).click();
  await page.waitForURL(/\/desk\/rooms\/\d+/);
  await field(en['room.title']).waitFor();
  await expect(field(en['room.title'])).toHaveValue('Une sélection pour Camille Rousset');
  await expect(pieces()).toHaveCount(1);

  await page.goto(`${desk.url}/rooms`);
  await button(en['rooms.new'])
    .or(page.getByRole('button', { name: new RegExp(en['rooms.new']) }))
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: en['rooms.newTitle'] });
  await panel.getByRole('textbox').fill(`${origin()}/selection?works=${BENCH.slugs.en},gone`);
  await panel.getByRole('button', { name: en['rooms.fromSelection'] }).click();
  await main()
    .getByText(/left out: gone/)
    .waitFor();
  await expect(pieces()).toHaveCount(1);
  // Nothing asks again what it is to be made of.
  await page.goBack();
  await page.waitForURL(/\/desk\/rooms$/);
  await page.goForward();
  await page.waitForURL(/\/desk\/rooms\/\d+/);
});

test('makes no link while a code is half written, and keeps one that was written for the link', async () => {
  await button(en['room.codeChoose']).click();
  await field(en['room.codeNew']).fill('12');
  await floor().getByText(en['room.codeFirst']).waitFor();
  await expect(button(en['room.makeLink'])).toBeDisabled();
  await field(en['room.codeNew']).fill('lyon 1954');
  await button(en['room.makeLink']).click();
  const panel = page.getByRole('dialog', { name: en['room.linkTitle'] });
  await panel.getByText('lyon 1954').waitFor();
  const mail = await panel.getByRole('link', { name: en['room.linkMail'] }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toMatch(/code/);
  const link = (await panel.locator('code').textContent()) ?? '';
  expect((await told(link.split('/').at(-1) ?? '')).room).toMatchObject({ state: 'locked' });
  await panel.getByRole('button', { name: en['room.linkDone'] }).click();
});

test('keeps what was typed while the API was away', async () => {
  await desk.stopApi();
  await field(en['room.title']).fill('Typed while nobody listened');
  await floor()
    .getByText(/^Offline since/)
    .waitFor();
  await desk.startApi();
  await saved();
  await page.reload();
  await expect(field(en['room.title'])).toHaveValue('Typed while nobody listened');
});
