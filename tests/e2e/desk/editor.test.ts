import type { Locator, Page } from '@playwright/test';
import { languageName } from '../../../api/desk/contract/languages';
import type { Words } from '../../../desk/words/en';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { expect, test } from '../support/test';

const { en } = WORDS;
/** ms between two looks. */
const LOOK_MS = 200;
const LAMP = { id: 'guetteur-floor-lamp', slug: { en: 'guetteur-floor-lamp', fr: 'lampadaire-guetteur' } };
const DESK_LAMP = 'balancier-desk-lamp';
const TABLE = 'rivage-coffee-table';

let desk: OwnDesk;
const secrets: Record<'ines' | 'jules', string> = { ines: '', jules: '' };
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk();
  secrets.ines = await desk.join({ email: 'ines@example.org', name: 'Inès Morvan', may: 'publish' });
  secrets.jules = await desk.join({ email: 'jules@example.org', name: 'Jules Adam', may: 'write' });
  page = await comeToDesk(desk, { secret: secrets.ines });
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
});

const open = async (on: Page, id: string): Promise<void> => {
  await on.goto(`${desk.url}/works/${id}`);
  await field(on, 'title', 'en').waitFor();
};
const field = (on: Page, name: 'title' | 'materials' | 'edition' | 'history', locale: 'en' | 'fr') =>
  on.getByRole('textbox', {
    name: `${en[`fields.works.${name}`]}, ${languageName(locale, 'en')}`,
    exact: true,
  });
const says = (on: Page, key: keyof Words) => on.getByRole('status').getByText(en[key], { exact: false });
const saved = (on: Page) =>
  on
    .getByRole('status')
    .getByText(new RegExp(en['editor.saved'].replace('{time}', 'at \\d')))
    .waitFor();
const hasFocus = (of: Locator) => of.evaluate((element) => element === document.activeElement);
const publish = (on: Page) => on.getByRole('button', { name: new RegExp(`^${en['editor.publish']}`) });

async function told(locale: 'en' | 'fr'): Promise<{ title: string }> {
  const answer = await fetch(`${desk.apiUrl}/api/works/${LAMP.slug[locale]}?lang=${locale}`);
  return ((await answer.json()) as { data: { title: string } }).data;
}
type Changes = { path: string; value: unknown }[];
const draftOf = async (id: string): Promise<Changes> => {
  const answer = await page.request.get(`${desk.url}/api/items/works/${id}`);
  const { draft } = (await answer.json()) as { draft: { changes: Changes } | null };
  return draft?.changes ?? [];
};
/** Once it is so; a test that waits too long fails by itself. */
async function draftOnce(id: string, isSo: (changes: Changes) => boolean): Promise<Changes> {
  for (;;) {
    const changes = await draftOf(id);
    if (isSo(changes)) return changes;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

test('a title is changed in both languages, seen in the page beside it, and public once it is published', async () => {
  await open(page, LAMP.id);
  await field(page, 'title', 'fr').click();
  await page.keyboard.press('End');
  await page.keyboard.type(" d'appoint");
  const inPage = (words: string) => page.frameLocator('iframe').getByText(words).first();
  // The page turns to the language that is written in.
  await inPage('Lampadaire Guetteur d’appoint').waitFor();
  await field(page, 'title', 'en').fill('Guetteur reading lamp');
  await saved(page);
  await page.getByText(en['editor.was'].replace('{text}', 'Guetteur floor lamp')).waitFor();
  const seen = inPage('Guetteur reading lamp');
  await seen.waitFor();
  await seen.click();
  await expect.poll(() => hasFocus(field(page, 'title', 'en'))).toBe(true);
  await publish(page).click();
  await says(page, 'editor.published').waitFor();
  expect((await told('en')).title).toBe('Guetteur reading lamp');
  expect((await told('fr')).title).toBe('Lampadaire Guetteur d’appoint');
  expect(await desk.published(`works/${LAMP.id}`)).toMatchObject({
    title: { en: 'Guetteur reading lamp', fr: 'Lampadaire Guetteur d’appoint' },
    position: 30,
  });
});

test('what stands in the way is said where it is, and mended by undoing', async () => {
  await open(page, LAMP.id);
  await field(page, 'materials', 'fr').fill('');
  await says(page, 'editor.showFirst_one').waitFor();
  await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: en['editor.showFirst_one'], exact: true }).click();
  await expect.poll(() => hasFocus(field(page, 'materials', 'fr'))).toBe(true);
  await page.getByRole('button', { name: en['editor.undo'], exact: true }).click();
  await draftOnce(LAMP.id, (changes) => changes.length === 0);
  await page.getByRole('button', { name: en['editor.nothing'], exact: true }).waitFor();
});

test('marks of a text stay, and opening it changes nothing', async () => {
  await open(page, LAMP.id);
  const history = field(page, 'history', 'en');
  await history.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('Once, ');
  await saved(page);
  const [change] = await draftOf(LAMP.id);
  expect(change?.path).toBe('history.en');
  expect(change?.value).toMatch(/^<p>Once, Vasselot drew .*<\/p> <p>Twenty-six left .*<\/p>$/);
  await page.getByRole('button', { name: en['editor.discard'] }).click();
  await draftOnce(LAMP.id, (changes) => changes.length === 0);
});

test('words are linked to what is found by its name, and undone as by the foot, also after a look at the history', async () => {
  await open(page, LAMP.id);
  const history = field(page, 'history', 'en');
  const undo = page.getByRole('button', { name: en['editor.undo'], exact: true });
  const didUndo = page.getByText(
    en['editor.did.undone'].replace('{fields}', `${en['fields.works.history']}, ${languageName('en', 'en')}`),
  );
  await history.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+Control+ArrowRight');
  await page.getByRole('button', { name: en['editor.mark.link'], exact: true }).click();
  await page.keyboard.type('Armand Vass');
  await page.getByRole('option', { name: /^Armand Vasselot/ }).waitFor();
  await page.keyboard.press('Enter');
  await history.getByRole('link', { name: 'Vasselot', exact: true }).waitFor();
  await expect.poll(() => hasFocus(history)).toBe(true);
  await saved(page);
  await page.getByRole('link', { name: en['history.title'], exact: true }).click();
  await page.getByRole('region', { name: en['history.nowTitle'] }).waitFor();
  await page.getByRole('button', { name: en['history.toForm'], exact: true }).click();
  await history.getByRole('link', { name: 'Vasselot', exact: true }).waitFor();
  await history.click();
  await page.keyboard.press('Control+Home');
  // At once: letters that a busy machine types slowly are undone one by one.
  await page.keyboard.insertText('Once, ');
  // The library of long texts keeps this key from the window.
  await page.keyboard.press('Control+z');
  await didUndo.waitFor();
  await expect.poll(() => history.textContent()).toMatch(/^Vasselot/);
  await undo.click();
  await history.getByRole('link', { name: 'Vasselot', exact: true }).waitFor({ state: 'detached' });
  await draftOnce(LAMP.id, (changes) => changes.length === 0);
});

test('what is typed while the API is away is kept, over a closed tab as well, and saved once it is back', async () => {
  const tab = await page.context().newPage();
  await open(tab, DESK_LAMP);
  await desk.stopApi();
  await field(tab, 'edition', 'en').fill('Written while nobody answered');
  await tab
    .getByRole('status')
    .getByText(new RegExp(`^${en['connection.offline'].split('{')[0]}`))
    .waitFor();
  await tab.close();
  await desk.startApi();
  await page.goto(desk.url);
  const [change] = await draftOnce(DESK_LAMP, (changes) => changes.length > 0);
  expect(change).toMatchObject({ path: 'edition.en', value: 'Written while nobody answered' });
});

test('two people: what one only touched is together, what both did is chosen', async () => {
  const jules = await comeToDesk(desk, { secret: secrets.jules });
  await open(page, TABLE);
  await open(jules, TABLE);
  // She has not heard yet of what he does.
  const before = await page.request.get(`${desk.url}/api/items/works/${TABLE}`);
  const old = await before.text();
  await page.route(`**/desk/api/items/works/${TABLE}`, (route) => route.fulfill({ body: old }));
  await field(jules, 'edition', 'en').fill('By Jules');
  await field(jules, 'edition', 'fr').fill('De Jules');
  await saved(jules);
  await field(page, 'edition', 'en').fill('By Inès');
  await field(page, 'materials', 'en').fill('Oak');
  await page.getByText(en['conflict.by'].replace('{name}', 'Jules Adam')).waitFor();
  await page.unroute(`**/desk/api/items/works/${TABLE}`);
  await page.getByRole('radio', { name: en['conflict.third'] }).check();
  await page.getByRole('textbox', { name: en['conflict.third'] }).fill('By both');
  await page.getByRole('button', { name: en['conflict.keep'] }).click();
  await page.getByText(en['conflict.text']).waitFor({ state: 'detached' });
  await saved(page);
  const values = Object.fromEntries((await draftOf(TABLE)).map((change) => [change.path, change.value]));
  expect(values).toEqual({ 'edition.en': 'By both', 'edition.fr': 'De Jules', 'materials.en': 'Oak' });
  // He may write, and says who else publishes.
  await jules.getByRole('button', { name: en['editor.mayNot'] }).waitFor();
  await jules.context().close();
});

test('a piece that was changed by hand in the same field meanwhile is chosen or not, and nothing is lost', async () => {
  await desk.editByHand(`works/${TABLE}`, (values) => ({
    ...values,
    materials: { ...(values['materials'] as object), en: 'Ash' },
  }));
  await open(page, TABLE);
  await page.getByText(en['conflict.byHand']).waitFor();
  await page.getByRole('radio', { name: /Ash/ }).check();
  await page.getByRole('button', { name: en['conflict.keep'] }).click();
  await page.getByText(en['conflict.text']).waitFor({ state: 'detached' });
  await draftOnce(TABLE, (changes) => !changes.some((change) => change.path === 'materials.en'));
  await expect(field(page, 'materials', 'en')).toHaveValue('Ash');
});

test('the history says who changed what, and gives a field back as a change', async () => {
  await page.goto(`${desk.url}/works/${LAMP.id}/history`);
  await page.getByRole('button', { name: /Inès Morvan/ }).click();
  await page.getByText('reading', { exact: false }).first().waitFor();
  const back = `${en['history.takeBack']}: ${en['fields.works.title']}, English`;
  await page.getByRole('button', { name: back }).click();
  await page
    .getByRole('status')
    .getByText(
      en['history.undone.text'].replace(
        '{fields}',
        `${en['fields.works.title']}, ${languageName('en', 'en')}`,
      ),
    )
    .waitFor();
  const [change] = await draftOnce(LAMP.id, (changes) => changes.length > 0);
  expect(change).toMatchObject({ path: 'title.en', value: 'Guetteur floor lamp' });
});

test('a publication is taken back as a whole, also where it changed several fields', async () => {
  await page.getByRole('button', { name: en['history.takeAllBack'], exact: true }).click();
  const changes = await draftOnce(LAMP.id, (all) => all.length > 1);
  expect(Object.fromEntries(changes.map(({ path: of, value }) => [of, value]))).toEqual({
    'title.en': 'Guetteur floor lamp',
    'title.fr': 'Lampadaire Guetteur',
  });
  await page.getByRole('button', { name: en['history.goOn'], exact: true }).click();
  await publish(page).waitFor();
  await expect(field(page, 'title', 'fr')).toHaveValue('Lampadaire Guetteur');
});
