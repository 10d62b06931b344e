import type { Page } from '@playwright/test';
import { violationsIn } from '../support/browser/axe';
import { focusOn, tabTo } from '../support/browser/focus';
import { watchFaults } from '../support/browser/watch-faults';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { expect, test } from '../support/test';

const { en, fr } = WORDS;

let desk: OwnDesk;
let secret: string;
const pages: Page[] = [];
test.beforeAll(async () => {
  desk = await startOwnDesk();
  secret = await desk.join({ email: 'ines@example.org', name: 'Inès Morvan', may: 'everything' });
});
test.afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
});
test.afterAll(() => desk.close());

async function open(path: string, width = 1440, who = secret): Promise<Page> {
  const page = await comeToDesk(desk, { secret: who, width });
  pages.push(page);
  await page.goto(desk.url + path);
  await page.locator('main').getByRole('heading').first().waitFor({ state: 'attached' });
  return page;
}

const palette = (page: Page) => page.getByRole('dialog', { name: en['find.label'] });

test.describe('the palette', () => {
  test('does before it goes, and understands both languages', async () => {
    const page = await open('/people');
    await page.keyboard.press('Control+k');
    await focusOn(palette(page).getByRole('searchbox'));
    await expect(palette(page).getByRole('group')).toHaveCount(3);
    await expect.poll(() => palette(page).getByRole('menuitem').first().innerText()).toBe(en['find.lights']);
    await page.keyboard.type('AUJOURD’HUI aller');
    await expect(palette(page).getByRole('menuitem')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/desk\/?$/);
    await palette(page).waitFor({ state: 'detached' });
  });

  test('takes what is typed while its code is on its way, Enter too', async () => {
    const page = await open('/you');
    await page.route('**/palette-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.focus();
    const before = await field.inputValue();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('people ga');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('o');
    await palette(page).waitFor();
    await expect(palette(page).getByRole('searchbox')).toHaveValue('people go');
    await expect(palette(page).getByRole('menuitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    await focusOn(field);
    await expect(field).toHaveValue(before);
    await page.reload();
    await field.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('people go');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/people');
  });

  test('turns the lights, for the site as well, and is opened by pointer', async () => {
    const page = await open('/you');
    await page.getByRole('button', { name: en['find.open'] }).click();
    await palette(page).getByText(en['find.lights']).click();
    await page.getByRole('button', { name: en['lights.toDay'] }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: en['lights.toDay'] }).click();
    await page.getByRole('button', { name: en['lights.toEvening'] }).waitFor();
  });

  test('says that nothing is found, and closes by escape', async () => {
    const page = await open('/you');
    await page.keyboard.press('Control+k');
    await focusOn(palette(page).getByRole('searchbox'));
    await page.keyboard.type('zzz');
    await palette(page).getByText(en['find.none']).waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
  });
});

test.describe('letters', () => {
  test('go to places, show all of them, and are text in a field', async () => {
    const page = await open('/you');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: en['keys.title'] });
    await keys.getByText(en['keys.all']).waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.waitForURL('**/people');
    await page.getByLabel(en['people.email']).pressSequentially('gt?n');
    await expect(page.getByLabel(en['people.email'])).toHaveValue('gt?n');
    expect(page.url()).toMatch(/people$/);
  });

  test('do nothing once they are turned off, by keyboard', async () => {
    const other = await desk.join({ email: 'jules@example.org' });
    const page = await open('/you', 1440, other);
    await tabTo(
      page.getByRole('group', { name: en['you.letters'] }).getByText(en['you.off']).locator('..'),
      30,
    );
    await page.keyboard.press('Enter');
    await page.locator('[aria-pressed=true]', { hasText: en['you.off'] }).waitFor();
    await page.keyboard.press('?');
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toMatch(/you$/);
  });
});

test('speaks the language that a person has chosen, on every device', async () => {
  const other = await desk.join({ email: 'paul@example.org' });
  const page = await open('/menu', 390, other);
  const faults = watchFaults(page);
  await page.getByRole('button', { name: 'français' }).click();
  await page.getByRole('navigation', { name: fr['nav.foot'] }).getByText(fr['nav.today']).click();
  await page.getByRole('link', { name: fr['today.site'] }).waitFor();
  const elsewhere = await open('/you', 1440, other);
  await elsewhere.getByText(fr['you.speaks'], { exact: true }).first().waitFor();
  expect(faults).toEqual([]);
});

test('says while nothing answers, keeps what was typed, and goes on by itself', async () => {
  const page = await open('/people');
  await page.getByLabel(en['people.email']).fill('paul@example.org');
  await desk.stopApi();
  await page.getByRole('button', { name: en['people.makeLink'] }).click();
  await page.getByRole('alert').getByText(en['fault.offline']).waitFor();
  await page.getByText('Offline since').waitFor();
  await desk.startApi();
  await page.getByText('Offline since').waitFor({ state: 'detached' });
  await expect(page.getByLabel(en['people.email'])).toHaveValue('paul@example.org');
  await page.getByRole('button', { name: en['people.makeLink'] }).click();
  await page.getByText(en['people.linkBack']).waitFor();
});

test('asks before somebody is removed, and says what follows', async () => {
  await desk.join({ email: 'zoe@example.org', name: 'Zoé Anquetil' });
  const page = await open('/people');
  await page.getByRole('button', { name: 'change: Zoé Anquetil' }).click();
  await page.getByRole('button', { name: en['people.remove'], exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('cannot come back without a new invitation').waitFor();
  expect(await violationsIn(page, 'all')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: en['people.remove'], exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove Zoé Anquetil' }).click();
  await page.getByRole('button', { name: 'change: Zoé Anquetil' }).waitFor({ state: 'detached' });
});

test('leads from today to who did what, on a phone below the people', async () => {
  const page = await open('/', 390);
  await page.getByRole('link', { name: en['people.log'], exact: true }).click();
  const head = page.getByRole('heading', { name: en['people.log'] });
  await page.getByRole('list', { name: en['people.log'] }).getByRole('listitem').first().waitFor();
  await focusOn(head);
  await page.waitForFunction(
    (element) => {
      const { top, bottom } = element!.getBoundingClientRect();
      return window.scrollY > 0 && top >= 0 && bottom <= window.innerHeight;
    },
    await head.elementHandle(),
  );
});

test('says how everything is done, in a manual that opens at a part, with its pictures', async () => {
  const page = await open('/works');
  await page.getByRole('banner').getByRole('link', { name: en['nav.manual'] }).click();
  const contents = page.getByRole('navigation', { name: en['manual.contents'] });
  await contents.getByRole('link', { name: 'Sold' }).click();
  expect(new URL(page.url()).hash).toBe('#sold');
  const picture = page.getByRole('article').getByRole('img').last();
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    Array.from(document.images).some(({ complete, naturalWidth }) => complete && naturalWidth > 1000),
  );
  await page.getByRole('searchbox', { name: en['manual.find'] }).fill('pulbish');
  const found = page.getByRole('list', { name: en['manual.found'] });
  await found.getByRole('link', { name: 'Publishing' }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#publishing');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('publishing');
  await page.goto(`${page.url().split('#')[0]}#two-of-you`);
  await page.reload();
  await page.getByRole('heading', { name: 'Two of you' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('two-of-you');
});

test('says without the network what is kept in the browser, and opens the desk again once there is one', async () => {
  const page = await open('/works');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.evaluate(() =>
    localStorage.setItem('desk.unsent.99.works/quai-bench', '{"title.en":{"before":"a","value":"b"}}'),
  );
  await page.context().setOffline(true);
  await page.goto(`${desk.url}/people`);
  await page.getByRole('heading', { name: 'No network' }).waitFor();
  await expect.poll(() => page.getByRole('listitem').allInnerTexts()).toEqual(['quai bench']);
  expect(await violationsIn(page, 'all')).toEqual([]);
  await page.context().setOffline(false);
  await page.locator('main').getByRole('heading', { name: en['nav.people'] }).waitFor();
});
