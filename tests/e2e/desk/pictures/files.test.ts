import type { Page } from '@playwright/test';
import { languageName } from '../../../../api/desk/contract/languages';
import { pdf } from '../../../../api/media/testing/pdfs';
import { comeToDesk, startOwnDesk, type OwnDesk } from '../own-desk';
import { WORDS } from '../screens';
import { expect, test } from '../../support/test';

const { en } = WORDS;
const ARTICLE = 'the-weight-of-a-lamp';

let desk: OwnDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk({ takesUploads: true });
  page = await comeToDesk(desk, { secret: await desk.join({ email: 'ines@example.org', may: 'publish' }) });
  await page.goto(`${desk.url}/press/${ARTICLE}`);
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
});

const side = (locale: 'en' | 'fr') =>
  page.getByRole('group', {
    name: `${en['fields.press.press_release']}, ${languageName(locale, 'en')}`,
    exact: true,
  });
const choose = (locale: 'en' | 'fr', name: string, buffer: Buffer) =>
  side(locale).locator('input[type=file]').setInputFiles({ name, buffer, mimeType: 'application/pdf' });
const named = (locale: 'en' | 'fr', file: string) =>
  side(locale).getByRole('link', { name: en['files.open'].replace('{file}', file) });
const button = (locale: 'en' | 'fr', name: string) => side(locale).getByRole('button', { name, exact: true });
const inFolder = () => desk.filesOf('files');
const told = async (locale: 'en' | 'fr') => {
  const list = await fetch(`${desk.apiUrl}/api/press?lang=${locale}`);
  const { data } = (await list.json()) as { data: { id: string; slug: string }[] };
  const slug = data.find(({ id }) => id === ARTICLE)!.slug;
  const answer = await fetch(`${desk.apiUrl}/api/press/${slug}?lang=${locale}`);
  return ((await answer.json()) as { data: { press_release?: { url: string; filename: string } } }).data;
};
const publish = async () => {
  await page.getByRole('button', { name: new RegExp(`^${en['editor.publish']}`) }).click();
  await page.getByRole('status').getByText(en['editor.published']).waitFor();
};

test('says what is wrong with a file, and lets it be put away', async () => {
  const before = await inFolder();
  await choose('en', 'letter.pdf', Buffer.from('Dear Inès'));
  await side('en').getByText(en['fault.notAPdf']).waitFor();
  // A better one takes its place.
  await choose('en', 'locked.pdf', pdf({ lock: 'open' }));
  await side('en').getByText(en['fault.lockedPdf']).waitFor();
  await expect(side('en').getByText(en['fault.notAPdf'])).toHaveCount(0);
  await page.getByRole('button', { name: `${en['upload.away']}: locked.pdf` }).click();
  await expect.poll(() => inFolder()).toEqual(before);
});

test('a PDF is chosen for one language, taken for the other as well, and offered by the public page', async () => {
  await choose('en', 'Press kit, Spring.pdf', pdf());
  await named('en', 'press-kit-spring.pdf').waitFor();
  await side('en')
    .getByText(/^PDF, 1\skB$/)
    .waitFor();
  const opened = await page.request.get(
    new URL((await named('en', 'press-kit-spring.pdf').getAttribute('href'))!, page.url()).href,
  );
  expect(opened.headers()['content-type']).toBe('application/pdf');
  await button('fr', en['files.same'].replace('{language}', 'English')).click();
  await named('fr', 'press-kit-spring.pdf').waitFor();
  await publish();
  const { press_release } = await told('fr');
  expect(press_release?.filename).toBe('press-kit-spring.pdf');
  const file = await fetch(new URL(press_release!.url, desk.apiUrl));
  expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf());
});

test('another is dropped in its place, and taken out again', async () => {
  const files = await page.evaluateHandle(
    (base64) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], 'dropped.pdf', { type: 'application/pdf' }));
      return data;
    },
    pdf({ lock: 'change' }).toString('base64'),
  );
  for (const event of ['dragover', 'drop'])
    await page.dispatchEvent('[data-path="press_release.file.fr"] [data-over]', event, {
      dataTransfer: files,
    });
  await named('fr', 'dropped.pdf').waitFor();
  await button('en', en['files.takeOut']).click();
  await button('fr', en['files.takeOut']).click();
  await button('fr', en['files.choose']).waitFor();
  await publish();
  expect((await told('en')).press_release).toBeUndefined();
});

test('all are listed with who offers them; one that nobody does is taken out, and brought back by a key', async () => {
  await page.goto(`${desk.url}/pictures`);
  await page.getByRole('link', { name: new RegExp(`^${en['files.tab']}`) }).click();
  const rows = page.getByRole('grid', { name: en['files.tab'] }).getByRole('row');
  await rows.first().waitFor();
  const offered = rows.filter({ has: page.getByRole('link', { name: 'After dark' }) }).first();
  await expect(offered.getByRole('button')).toHaveCount(0);
  await page
    .getByRole('button', { name: en['files.removeIt'].replace('{file}', 'press-kit-spring.pdf') })
    .click();
  await page
    .getByRole('status')
    .getByText(en['files.removed'].replace('{file}', 'press-kit-spring.pdf'))
    .waitFor();
  await expect.poll(() => inFolder()).not.toContain('press-kit-spring.pdf');
  await page.keyboard.press('Control+z');
  await page
    .getByRole('status')
    .getByText(en['files.broughtBack'].replace('{file}', 'press-kit-spring.pdf'))
    .waitFor();
  await expect.poll(() => inFolder()).toContain('press-kit-spring.pdf');
});
