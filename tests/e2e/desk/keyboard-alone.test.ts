import type { Locator, Page } from '@playwright/test';
import { FORM_PATHS } from '../../../src/contract/forms/form-paths';
import { IN_ONE_GO_MS } from '../../../desk/app/letters/in-one-go';
import { focusOn, tabTo } from '../support/browser/focus';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { startHooks, type StandInHooks } from './stand-in-hooks';
import { sendForm, sendMessage } from './visitors';
import { expect, test } from '../support/test';

const { en } = WORDS;
const PASSWORD = 'seven brass lamps on a slow boat';
/** More stops than any screen of the desk has. */
const FAR = 60;

let hooks: StandInHooks;
let desk: OwnDesk;
let page: Page;
test.beforeAll(async () => {
  hooks = await startHooks();
  desk = await startOwnDesk({ hooks: hooks.settings });
  page = await comeToDesk(desk);
  await desk.join({ email: 'ines@example.org', name: 'Inès Morvan', may: 'everything', password: PASSWORD });
  await desk.join({ email: 'paul@example.org', name: 'Paul Sénéchal' });
  for (const name of ['Camille', 'Jean', 'Zoé']) await sendMessage(desk, { name });
  for (const email of ['vera@example.org', 'luc@example.org'])
    await sendForm(desk, FORM_PATHS.subscribe, { email });
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
  await hooks.close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (name: RegExp) => page.getByRole('row', { name });
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const pressOn = async (what: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(what, FAR);
  await press(key);
};
/** By the palette. */
const find = async (words: string): Promise<void> => {
  await press('Control+k');
  await focusOn(page.getByRole('dialog', { name: en['find.label'] }).getByRole('searchbox'));
  await page.keyboard.type(words);
  await press('Enter');
};
const go = async (letter: string, place: string): Promise<void> => {
  await press('g', letter);
  await page.waitForURL(`**/${place}`);
  // What follows in one go would be the rest of a word.
  await page.waitForTimeout(IN_ONE_GO_MS);
};

test('in by the password', async () => {
  await page.goto(desk.url);
  await tabTo(page.getByLabel(en['door.email']), FAR);
  await page.keyboard.type('ines@example.org');
  await tabTo(page.getByLabel(en['door.password'], { exact: true }), FAR);
  await page.keyboard.type(PASSWORD);
  await press('Enter');
  await page.getByRole('heading', { name: en['today.upToDate'] }).waitFor();
});

test('messages: along the rows, answered, noted beside, archived', async () => {
  const letter = (name: string) => page.getByRole('article', { name });
  await go('m', 'messages');
  await letter('Zoé').waitFor();
  await press('j');
  await letter('Jean').waitFor();
  await press('j');
  await letter('Camille').waitFor();
  await press('k');
  await letter('Jean').waitFor();
  await pressOn(row(/Jean/));
  await page.waitForURL(/messages\/\d+$/);

  await press('r');
  await page.getByText(en['messages.isAnswered']).waitFor();
  await pressOn(button(en['messages.notYet']));
  await page.getByText(en['messages.youAnswer']).waitFor();
  await pressOn(button(en['messages.addNote']));
  await focusOn(page.getByRole('textbox', { name: en['messages.note'], exact: true }));
  await page.keyboard.type('A stranger to the gallery.');
  await press('Control+Enter');
  await letter('Jean').getByRole('listitem').getByText('A stranger to the gallery.').waitFor();

  await press('a');
  await page.getByText(en['messages.became.archived']).waitFor();
  await letter('Camille').waitFor();
});

test('subscribers: come to by the palette, found by a word', async () => {
  await find('subscribers');
  await page.waitForURL('**/subscribers');
  await row(/vera@example/).waitFor();
  await press('/');
  await focusOn(page.getByRole('searchbox', { name: en['subscribers.find'] }));
  await page.keyboard.type('luc');
  await page.waitForURL(/q=luc/);
  await row(/vera@example/).waitFor({ state: 'detached' });
  await row(/luc@example/).waitFor();
  await press('Escape');
  await row(/vera@example/).waitFor();
});

test('releases: going back is looked at, and left by escape', async () => {
  await tabTo(page.getByRole('link', { name: en['nav.today'], exact: true }), FAR);
  await go('r', 'releases');
  await tabTo(row(/^126/), FAR);
  await press('ArrowDown', 'ArrowDown');
  await focusOn(row(/^125/));
  await button('Go back to 125').waitFor();
  await tabTo(button('Go back to 125'), FAR);
  await press('Escape');
  await button('Go back to 125').waitFor({ state: 'detached' });
  await focusOn(row(/^125/));
  expect(hooks.asked).toEqual([]);
});

test('people: somebody is invited, and may more', async () => {
  await go('p', 'people');
  await button(/Paul Sénéchal/).waitFor();
  await press('n');
  await focusOn(page.getByLabel(en['people.email']));
  await page.keyboard.type('luc@example.org');
  await press('Enter');
  await page.getByRole('status').locator('code').waitFor();
  await pressOn(button(/Paul Sénéchal/));
  await tabTo(page.getByRole('radiogroup').first().getByRole('radio').first(), FAR);
  await press('ArrowRight');
  await page.getByRole('paragraph').getByText(en['may.publish'], { exact: true }).waitFor();
});

test('the palette does, and goes to', async () => {
  await find('lights');
  await button(en['lights.toDay']).waitFor();
  await find('gallery');
  await page.waitForURL('**/gallery');
});

test('settings: how an answer begins is written anew', async () => {
  const text = page.getByLabel(`${en['gallery.inEnglish']}, ${en['gallery.text']}`).first();
  await tabTo(text, FAR);
  await press('Control+Home');
  await page.keyboard.type('Good day. ');
  await pressOn(button(en['gallery.keep']));
  await page.getByText(en['gallery.kept']).waitFor();
  await page.reload();
  await page.getByText('Good day. ').first().waitFor();
});

test('you: a session elsewhere is ended', async () => {
  await go('y', 'you');
  await pressOn(button(`${en['you.signOut']}: Safari, iPhone`));
  await button(`${en['you.signOut']}: Safari, iPhone`).waitFor({ state: 'detached' });
});

/** What each row asks; 'ML 0141' and 'ML 0158' are there. */
const ASKED = [
  'Inv. no.;Title;Titre;Designer;Dimensions;Photos',
  'ML 0501;Alpha lamp;Lampe Alpha;Marthe Solanes;45/65 x 30 cm;',
  'ML 0502;Bravo lamp;Lampe Bravo;Marthe Solanes;H 42 D 80;',
  'ML 0503;Charlie lamp;Lampe Charlie;Marthe Solanes;110 x 70 (x2) cm;',
  'ML 0141;Delta lamp;Lampe Delta;Marthe Solanes;;',
  'ML 0158;Echo lamp;Lampe Echo;Marthe Solanes;;',
  'ML 0506;Foxtrot lamp;Lampe Foxtrot;L. Tessandier;;',
  'ML 0507;Golf lamp;Lampe Golf;Marthe Solanes;;quai-bench-1.jpg',
];

test('import: each row that asks is answered, and the focus goes on from there', async () => {
  await page.goto(`${desk.url}/import`);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressOn(button(en['list.choose']))]);
  await chooser.setFiles({ name: 'asked.csv', mimeType: 'text/csv', buffer: Buffer.from(ASKED.join('\n')) });
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const asks = (title: string, name: string | RegExp) => row(title).getByRole('button', { name });
  const isClear = (title: string) => focusOn(row(title).locator('summary'));
  await row('Alpha')
    .getByRole('group', { name: /^Alpha lamp left out: ‘45\/65 x 30 cm’/ })
    .waitFor();

  await pressOn(asks('Alpha', /^write the dimensions/));
  await press('Escape');
  await focusOn(asks('Alpha', /^write the dimensions/));
  await press('Enter');
  await focusOn(row('Alpha').getByLabel(en['columns.works.height']));
  await page.keyboard.type('65');
  await press('Tab');
  await page.keyboard.type('30');
  await press('Enter');
  await isClear('Alpha');
  await pressOn(asks('Bravo', 'it is height 42, diameter 80 cm'), 'Space');
  await isClear('Bravo');
  await pressOn(asks('Charlie', /^no numbers/));
  await isClear('Charlie');
  await pressOn(asks('Delta', en['list.isThis']));
  await isClear('Delta');
  await pressOn(asks('Echo', en['list.isOther']));
  await press('Escape');
  await focusOn(asks('Echo', en['list.isOther']));
  await press('Enter');
  await page.keyboard.type('ML 0505');
  await press('Enter');
  await isClear('Echo');

  // Those that are answered go from here; the next is in their place.
  await pressOn(button(/^need a word/));
  await row('Echo').waitFor({ state: 'detached' });
  await pressOn(asks('Foxtrot', /^choose another/));
  await focusOn(row('Foxtrot').getByRole('combobox'));
  await press('Escape');
  await focusOn(asks('Foxtrot', /^choose another/));
  await press('Enter', 'ArrowDown');
  await page.getByRole('option').first().waitFor();
  await press('Enter');
  await focusOn(asks('Golf', /^quai-bench-1/));
  await press('Tab', 'Enter');
  await focusOn(button(/^need/));
  await page.getByRole('status').getByText('6 new, 1 changed', { exact: true }).waitFor();
});
