import type { Page } from '@playwright/test';
import { focusOn, tabTo } from '../support/browser/focus';
import { BENCH } from '../support/site/gathered-works';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { sendMessage } from './visitors';
import { expect, test } from '../support/test';

const { en } = WORDS;
const CAMILLE = { name: 'Camille Rousset', message: 'Is the bench still there? I should like to see it.' };
const JEAN = { name: 'Jean Petit', message: 'Bonjour, livrez-vous à Lyon ?' };

let desk: OwnDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk();
  await sendMessage(desk, { ...CAMILLE, works: [BENCH.slugs.en] });
  await sendMessage(desk, { ...JEAN, works: [BENCH.slugs.en] }, 'fr');
  const secret = await desk.join({ email: 'ines@example.org', name: 'Inès Morvan', may: 'write' });
  page = await comeToDesk(desk, { secret });
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
});

const letterOf = ({ name }: typeof CAMILLE) => page.getByRole('article', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('by pointer: from today to the message, which is noted, answered and taken back', async () => {
  await page.goto(desk.url);
  await page.getByRole('link', { name: en['today.read'], exact: true }).click();
  await letterOf(JEAN).waitFor();
  await page.getByRole('link', { name: new RegExp(CAMILLE.name) }).click();
  await letterOf(CAMILLE).getByText(CAMILLE.message).waitFor();
  await expect.poll(() => page.getByText(en['work.public.available']).count()).toBeGreaterThan(0);

  await button(en['messages.addNote']).click();
  await page.getByRole('textbox', { name: en['messages.note'], exact: true }).fill('Comes on Thursday.');
  await button(en['messages.keepNote']).click();
  // Not the field, which may still have it.
  await letterOf(CAMILLE).locator('bdi', { hasText: 'Comes on Thursday.' }).waitFor();

  await button(en['messages.markAnswered']).click();
  await page.getByText(en['messages.became.answered']).waitFor();
  await letterOf(JEAN).waitFor();
  await button(en['messages.takeBack']).click();
  await letterOf(CAMILLE).waitFor();
  await button(en['messages.markAnswered']).waitFor();
});

test('by keyboard: found by a word, archived, and found in the archive', async () => {
  await page.goto(`${desk.url}/messages`);
  await tabTo(page.getByRole('searchbox', { name: en['messages.find'] }), 40);
  await page.keyboard.type('Lyon');
  await page.waitForURL(/q=Lyon/);
  await letterOf(JEAN).waitFor();
  await tabTo(button(en['messages.archive']), 40);
  await page.keyboard.press('Enter');
  await page.getByText(en['messages.became.archived']).waitFor();

  await page.goto(`${desk.url}/messages?state=archived`);
  await letterOf(JEAN).waitFor();
  const marked = page.getByRole('button', { name: en['messages.markNew'], exact: true });
  await tabTo(marked, 60);
  await page.keyboard.press('Enter');
  await page.getByText(en['messages.became.new']).waitFor();
});

test('what is being typed outlives the API, and is kept once it is back', async () => {
  await page.goto(`${desk.url}/messages`);
  await page.getByRole('link', { name: new RegExp(CAMILLE.name) }).click();
  await letterOf(CAMILLE).waitFor();
  await button(en['messages.addNote']).click();
  const note = page.getByRole('textbox', { name: en['messages.note'], exact: true });
  await focusOn(note);
  await page.keyboard.type('Wants it by May.');
  await desk.stopApi();
  await button(en['messages.keepNote']).click();
  await page.getByRole('alert').filter({ visible: true }).first().waitFor();
  await expect(note).toHaveValue('Wants it by May.');
  await desk.startApi();
  await button(en['messages.keepNote']).click();
  await letterOf(CAMILLE).locator('bdi', { hasText: 'Wants it by May.' }).waitFor();
});

test('a message that comes while somebody writes a note takes neither the screen nor the note', async () => {
  await page.goto(`${desk.url}/messages`);
  const open = page.getByRole('article');
  await open.waitFor();
  const name = await open.getByRole('heading', { level: 2 }).innerText();
  await button(en['messages.addNote']).click();
  const note = page.getByRole('textbox', { name: en['messages.note'], exact: true });
  await focusOn(note);
  await page.keyboard.type('A discount ');
  await sendMessage(desk, { name: 'Tom Brook', message: 'Are you open on Sunday?' });
  await page.getByText(en['messages.newcomer'].replace('{name}', 'Tom Brook')).waitFor();
  await page.keyboard.type('of five percent, or more');
  await expect(note).toHaveValue('A discount of five percent, or more');
  await page.reload();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await letterOf({ name, message: '' }).waitFor();
  await expect(note).toHaveValue('A discount of five percent, or more');
});
