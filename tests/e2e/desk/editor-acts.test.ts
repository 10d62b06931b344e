import type { Page } from '@playwright/test';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { expect, test } from '../support/test';

const { en, fr } = WORDS;
const BENCH = 'quai-bench';
const ARTICLE = 'the-weight-of-a-lamp';

let desk: OwnDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk();
  page = await comeToDesk(desk, {
    secret: await desk.join({ email: 'ines@example.org', may: 'publish' }),
  });
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = (id: string) =>
  fetch(`${desk.apiUrl}/api/works/${id}?lang=en`).then((answer) => answer.status);
const question = (title: string = en['acts.deleteTitle']) => page.getByRole('alertdialog', { name: title });
const panel = (name: string) => page.getByRole('dialog', { name, exact: true });
const part = (field: string) =>
  panel(en['acts.withdrawIt']).getByRole('group', { name: field }).getByRole('spinbutton');
/** Day, month and year, or hour and minute, one after the other. */
async function write(field: string, digits: string): Promise<void> {
  await part(field).first().click();
  await page.keyboard.type(digits);
}

test('a piece is taken off the site at a time, which can be changed and called off', async () => {
  await page.goto(`${desk.url}/works/${BENCH}`);
  await button(en['acts.schedule']).click();
  const dialog = panel(en['acts.withdrawIt']);
  await write(en['acts.day'], '01012020');
  await dialog.getByText(en['acts.over']).waitFor();
  await write(en['acts.day'], '01122099');
  await write(en['acts.hour'], '0900');
  await dialog.getByRole('button', { name: /1 December 2099/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('status')
    .getByText(/December 2099/)
    .waitFor();

  await button(en['acts.scheduled']).click();
  await expect.poll(() => part(en['acts.day']).allTextContents()).toEqual(['01', '12', '2099']);
  await dialog.getByRole('button', { name: en['acts.dropTime'] }).click();
  await button(en['acts.schedule']).waitFor();
  await expect.poll(() => status(BENCH)).toBe(200);
});

test('floor and panel have room on a tablet, in French too', async () => {
  const secret = await desk.join({ email: 'odile@example.org', may: 'publish', language: 'fr' });
  const tablet = await comeToDesk(desk, { secret, width: 820, locale: 'fr-FR' });
  await tablet.goto(`${desk.url}/works/${BENCH}`);
  const floor = tablet.locator('footer');
  await floor.getByText(fr['items.is.public']).waitFor();
  await expect.poll(async () => (await floor.boundingBox())!.height).toBeLessThan(100);
  await floor.getByRole('button', { name: fr['editor.more'], exact: true }).click();
  await floor.getByRole('button', { name: fr['acts.schedule'], exact: true }).click();
  const box = (await tablet.getByRole('dialog').boundingBox())!;
  expect(box.x).toBeGreaterThan(0);
  expect(box.x + box.width).toBeLessThanOrEqual(820);
  expect(box.y + box.height).toBeLessThanOrEqual(900);
  await tablet.getByRole('button', { name: /^Programmer pour le .*, 9\s?h$/ }).waitFor();
  await tablet.context().close();
});

test('a copy is written, and thrown away', async () => {
  await page.goto(`${desk.url}/works/${BENCH}`);
  await button(en['acts.duplicate']).click();
  await page.waitForURL((url) => /\/works\/.+/.test(url.pathname) && !url.pathname.endsWith(BENCH));
  // It comes to where 'duplicate' was, and is not pressed by the second half of a double click.
  await page
    .getByRole('textbox')
    .filter({ hasText: /\(copy\)$/ })
    .click();
  await button(en['editor.discardNew']).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en['editor.discardNew'] }).click();
  await page.waitForURL('**/desk/works');
  const copy = page.getByRole('region', { name: en['items.justDone'] });
  await copy.getByRole('button', { name: en['items.takeBack'] }).click();
  await copy.getByText(/the draft is back/).waitFor();
  await page.goBack();
  await button(en['editor.discardNew']).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en['editor.discardNew'] }).click();
  await page.waitForURL('**/desk/works');
});

test('what others name is not deleted, and they are named', async () => {
  await page.goto(`${desk.url}/works/${BENCH}`);
  await button(en['editor.withdraw']).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en['editor.withdraw'] }).click();
  await expect.poll(() => status(BENCH)).toBe(404);
  await button(en['acts.delete']).click();
  const refusal = question(en['acts.notDeleted']);
  await refusal.getByText(en['acts.named'].split(':')[0]!).waitFor();
  await expect(refusal.getByRole('button', { name: en['acts.delete'] })).toHaveCount(0);
  await refusal.getByRole('button', { name: en['items.close'] }).click();
});

test('what nothing names is deleted, once nobody sees it', async () => {
  await page.goto(`${desk.url}/press/${ARTICLE}`);
  await button(en['editor.withdraw']).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en['editor.withdraw'] }).click();
  await button(en['acts.delete']).click();
  await question().getByRole('button', { name: en['acts.delete'] }).click();
  await page.waitForURL('**/desk/press');
  const note = page.getByRole('region', { name: en['items.justDone'] });
  await note.getByText(/ is deleted\.$/).waitFor();
  // A second press finds nothing to undo any more.
  await note.getByRole('button', { name: en['items.takeBack'] }).dblclick();
  await note.getByText(/ is back, as it was when it was deleted\.$/).waitFor();
  await page.goto(`${desk.url}/press/${ARTICLE}`);
  await button(en['acts.delete']).click();
  await question().getByRole('button', { name: en['acts.delete'] }).click();
  await page.waitForURL('**/desk/press');
  await note.getByText(/ is deleted\.$/).waitFor();
  await page.goto(`${desk.url}/press/${ARTICLE}`);
  await page.getByRole('heading', { name: en['deleted.gone'] }).waitFor();
});

test('what was deleted is brought back from behind one’s name, as it was', async () => {
  await page.goto(desk.url);
  await page.getByRole('banner').getByRole('link', { name: 'ines' }).click();
  await page.getByRole('link', { name: en['nav.deleted'] }).click();
  // The latest first: the copy that was thrown away is there as well.
  await page.getByRole('listitem').getByRole('button').first().click();
  await page
    .getByRole('status')
    .getByText(/ is back, as it was when it was deleted\.$/)
    .waitFor();
  await page.goto(`${desk.url}/press/${ARTICLE}`);
  await button(en['acts.delete']).waitFor();
});
