import type { Page } from '@playwright/test';
import { languageName } from '../../../api/desk/contract/languages';
import type { OpenItem } from '../../../api/content/contract/item';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { expect, test } from '../support/test';

const { en } = WORDS;
const LAMP = 'guetteur-floor-lamp';

let desk: OwnDesk;
let page: Page;
let jules: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk();
  page = await comeToDesk(desk, {
    secret: await desk.join({ email: 'ines@example.org', name: 'Inès Morvan', may: 'publish' }),
  });
  jules = await comeToDesk(desk, {
    secret: await desk.join({ email: 'jules@example.org', name: 'Jules Adam', may: 'write' }),
  });
});
test.afterAll(async () => {
  await page.context().close();
  await jules.context().close();
  await desk.close();
});

const inEnglish = (word: keyof typeof en): string => en[word].replace('{language}', 'English');
type Name = 'title' | 'materials' | 'edition' | 'history';
const field = (on: Page, name: Name, locale: 'en' | 'fr') =>
  on.getByRole('textbox', {
    name: `${en[`fields.works.${name}`]}, ${languageName(locale, 'en')}`,
    exact: true,
  });
const frameOf = (on: Page, at: string) => on.locator(`[data-path="${at}"]`);
const open = async (on: Page, place: string): Promise<void> => {
  await on.goto(`${desk.url}/${place}`);
  await field(on, 'title', 'en').waitFor();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = () => page.getByRole('status');
const origin = () => new URL(desk.url).origin;
const ask = async (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  at: string,
  data?: object,
): Promise<unknown> => {
  const answer = await page.request.fetch(`${desk.url}/api${at}`, {
    ...{ method, headers: { origin: origin() } },
    ...(data && { data }),
  });
  expect(answer.ok()).toBe(true);
  return (await answer.text()) === '' ? undefined : answer.json();
};
const itemAt = (place: string) => ask('GET', `/items/${place}`) as Promise<OpenItem>;
const told = async (at: string): Promise<{ title: string } | undefined> =>
  ((await (await fetch(`${desk.apiUrl}/api/${at}`)).json()) as { data?: { title: string } }).data;

test('a field that a colleague is in is dashed, names them, and is theirs until they leave it', async () => {
  await open(page, `works/${LAMP}`);
  await open(jules, `works/${LAMP}`);
  await field(jules, 'materials', 'fr').click();
  const taken = frameOf(page, 'materials.fr');
  await taken.getByText('Jules Adam is writing').waitFor();
  const looks = await field(page, 'materials', 'fr').evaluate(
    (input) => getComputedStyle(input).borderBottomStyle,
  );
  expect(looks).toBe('dashed');
  await expect.poll(() => field(page, 'materials', 'fr').isEditable()).toBe(false);
  await expect.poll(() => field(page, 'materials', 'en').isEditable()).toBe(true);
  await page.getByText(en['editor.isIn'].replace('{name}', 'Jules Adam')).waitFor();

  // A text with marks as well, once it is there that he is.
  await field(jules, 'history', 'fr').click();
  await frameOf(page, 'history.fr').getByText('Jules Adam is writing').waitFor();
  await expect(taken.getByText('Jules Adam is writing')).toHaveCount(0);
  await expect.poll(() => field(page, 'materials', 'fr').isEditable()).toBe(true);
  await expect(field(page, 'history', 'fr')).toHaveAttribute('contenteditable', 'false');

  // Who comes second is told so, not who was first.
  await field(jules, 'edition', 'fr').click();
  await frameOf(page, 'edition.fr').getByText('Jules Adam is writing').waitFor();
  await field(page, 'edition', 'fr').click();
  await jules.waitForTimeout(1_000);
  await expect.poll(() => field(jules, 'edition', 'fr').isEditable()).toBe(true);

  await jules.goto(desk.url);
  await expect(field(page, 'edition', 'fr')).toBeEditable();
  await expect(page.getByText(/Jules Adam is/)).toHaveCount(0);
});

test('what a colleague writes is there in a second, what one writes oneself is not asked for', async () => {
  await open(jules, `works/${LAMP}`);
  await open(page, `works/${LAMP}`);
  await field(jules, 'edition', 'en').fill('Ateliers Vasselot');
  await expect(field(page, 'edition', 'en')).toHaveValue('Ateliers Vasselot', { timeout: 4_000 });

  await jules.goto(desk.url);
  const [looks, frames] = [[] as string[], [] as string[]];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith(`/items/works/${LAMP}`))
      looks.push(request.url());
    if (request.url().endsWith('/preview')) frames.push(request.url());
  });
  const from = performance.now();
  for (const place of ['Paris', 'Nancy', 'Lille', 'Nantes', 'Tours', 'Lyon']) {
    const saved = page.waitForResponse(
      (answer) => answer.request().method() !== 'GET' && answer.url().includes(`/items/works/${LAMP}`),
    );
    await field(page, 'edition', 'en').fill(`Ateliers Vasselot, ${place}, France`);
    await saved;
  }
  await page.waitForTimeout(1_500);
  // A look is made every five seconds in any case, and once when a colleague leaves.
  const allowed = 2 + Math.ceil((performance.now() - from) / 5_000);
  expect(looks.length).toBeLessThanOrEqual(allowed);
  expect(frames).toEqual([]);
});

test('what one has changed is published alone, and what a colleague has changed waits for them', async () => {
  await open(jules, 'works/heliante-side-table');
  await field(jules, 'edition', 'fr').fill('Ateliers Vasselot');
  await jules
    .getByRole('status')
    .getByText(/saved at/)
    .waitFor();
  await open(page, 'works/heliante-side-table');
  await field(page, 'title', 'en').fill('Héliante occasional table');
  await status()
    .getByText(/saved at/)
    .waitFor();
  await page.getByRole('button', { name: new RegExp(`^${en['editor.publish']}`) }).click();
  await button(en['theirs.publishOwnAct']).click();
  await status().getByText(en['editor.publishedOwn'].replace('{names}', 'Jules Adam')).waitFor();
  expect((await told('works/heliante-side-table?lang=en'))?.title).toBe('Héliante occasional table');
  const { draft } = await itemAt('works/heliante-side-table');
  expect(draft?.changes).toMatchObject([
    { path: 'edition.fr', value: 'Ateliers Vasselot', by: 'Jules Adam' },
  ]);
  await expect(field(jules, 'edition', 'fr')).toHaveValue('Ateliers Vasselot');
});

test('English is published while French lacks something, which waits as it is', async () => {
  await open(page, 'works/trefle-stool');
  await field(page, 'title', 'en').fill('Trèfle milking stool');
  await field(page, 'materials', 'fr').fill('');
  await status()
    .getByText(en['editor.refusedIn_one'].replace('{count}', '1').replace('{language}', 'French'))
    .waitFor();
  await status()
    .getByRole('button', { name: inEnglish('editor.only') })
    .click();
  await status().getByText(inEnglish('editor.publishedOnly')).waitFor();
  expect((await told('works/trefle-stool?lang=en'))?.title).toBe('Trèfle milking stool');
  expect((await told('works/tabouret-trefle?lang=fr'))?.title).toBe('Tabouret Trèfle');
  expect((await itemAt('works/trefle-stool')).draft?.changes).toMatchObject([
    { path: 'materials.fr', value: null },
  ]);
});

test('what is only in English says so, and gets French later', async () => {
  const made = (await ask('POST', '/items', { shelf: 'creators', title: 'Zoé Roux' })) as OpenItem;
  const place = `creators/${made.id}`;
  await ask('PUT', `/items/${place}/draft`, {
    changes: [{ path: 'slug.en', before: null, value: 'zoe-roux' }],
  });
  await page.goto(`${desk.url}/${place}`);
  await page.getByText(inEnglish('items.only'), { exact: true }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${en['editor.publish']}`) }).click();
  await status().getByText(en['editor.published']).waitFor();
  await page.goto(`${desk.url}/creators?q=roux`);
  await page
    .getByRole('row', { name: /Zoé Roux/ })
    .getByText(inEnglish('items.only'))
    .waitFor();
  await page.goto(`${desk.url}/${place}`);
  await button(en['editor.addLanguage'].replace('{language}', 'French')).click();
  await page.getByRole('button', { name: new RegExp(`^${en['editor.publish']}`) }).click();
  await status().getByText(en['editor.published']).waitFor();
  expect((await itemAt(place)).urls).toHaveProperty('fr');
});

test('what happens at a time stands in list and editor; what did not is shown with its reason', async () => {
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
  await ask('PUT', '/items/works/ruche-pendant/schedule', {
    act: 'withdraw',
    at: '2099-12-01T08:00:00.000Z',
  });
  await page.goto(`${desk.url}/works?state=scheduled`);
  await page
    .getByRole('row', { name: /Ruche pendant/ })
    .getByText('public until 1 December 2099, 9:00')
    .waitFor();
  await page.goto(`${desk.url}/works/ruche-pendant`);
  await status().getByText('public until 1 December 2099, 9:00').waitFor();

  await ask('PUT', '/items/works/quai-bench/draft', {
    changes: [{ path: 'title.en', before: 'Quai bench', value: null }],
  });
  await ask('PUT', '/items/works/quai-bench/schedule', { act: 'publish', at: inMs(1_500) });
  await expect.poll(async () => (await itemAt('works/quai-bench')).missed).not.toBe(null);
  await page.goto(desk.url);
  const line = page.getByRole('listitem').filter({ hasText: 'did not become public at its time' });
  await line.getByText(en['missed.unready']).waitFor();
  await line.getByRole('link', { name: en['items.look'] }).click();
  await page.getByRole('heading', { name: en['missed.it.publish'] }).waitFor();
  await button(en['missed.seen']).click();
  await page.getByRole('heading', { name: en['missed.it.publish'] }).waitFor({ state: 'detached' });
  expect((await itemAt('works/quai-bench')).missed).toBeNull();
});

test('what was typed for a piece that somebody deleted meanwhile is kept, and made a new one of', async () => {
  await open(page, 'works/cannelure-chest');
  // What another names cannot vanish.
  await desk.editByHand('events/the-drawn-line', (values) => ({
    ...values,
    exhibited_works: ['meridien-desk', 'portee-bookcase'],
  }));
  await desk.editByHand('works/cannelure-chest', () => null);
  await field(page, 'edition', 'en').fill('Written for nothing');
  await page.getByRole('heading', { name: en['unsaved.gone'] }).waitFor();
  await page.getByRole('definition').getByText('Written for nothing').waitFor();
  // Neither is it lost where the window is closed.
  await page.reload();
  await page.getByRole('heading', { name: en['unsaved.gone'] }).waitFor();
  await page.goto(desk.url);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'could not be saved: cannelure chest' })
    .getByRole('link', { name: en['items.look'] })
    .click();
  await page.getByRole('definition').getByText('Written for nothing').waitFor();
  await button(en['unsaved.makeNew']).click();
  await page.waitForURL(/\/works\/work[-\d]*$/);
  await field(page, 'edition', 'en').waitFor();
  await expect(field(page, 'edition', 'en')).toHaveValue('Written for nothing');
});
