import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { comeToDesk, startOwnDesk, type OwnDesk } from '../own-desk';
import { WORDS } from '../screens';
import { LONG_WAIT_MS } from '../../../patience';
import { expect, test } from '../../support/test';

const { en } = WORDS;
const WORK = 'balancier-desk-lamp';
/** ms: a model is looked at by a process of its own, on a busy machine. */
test.describe.configure({ timeout: 2 * LONG_WAIT_MS });

let desk: OwnDesk;
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk({ takesUploads: true });
  page = await comeToDesk(desk, { secret: await desk.join({ email: 'ines@example.org', may: 'publish' }) });
  page.setDefaultTimeout(LONG_WAIT_MS);
  await page.goto(`${desk.url}/works/${WORK}`);
});
test.afterAll(async () => {
  await page.context().close();
  await desk.close();
});

const field = () => page.getByRole('group', { name: en['fields.works.model'], exact: true });
const choose = (name: string, buffer: Buffer) =>
  field().locator('input[type=file]').setInputFiles({ name, buffer, mimeType: 'model/gltf-binary' });
const button = (name: string) => field().getByRole('button', { name, exact: true });
const named = (file: string) => field().getByRole('link', { name: en['files.open'].replace('{file}', file) });
const inFolder = () => desk.filesOf('models');
const modelOf = (work: string) => readFile(path.join(desk.catalogueDir, 'models', `${work}.glb`));
const publish = async () => {
  await page.getByRole('button', { name: new RegExp(`^${en['editor.publish']}`) }).click();
  await page.getByRole('status').getByText(en['editor.published']).waitFor();
};
const told = async () => {
  const answer = await fetch(`${desk.apiUrl}/api/works/${WORK}?lang=en`);
  return ((await answer.json()) as { data: { model?: { web: { url: string } } } }).data.model?.web.url;
};

test('says what is wrong with a file, and keeps nothing of it', async () => {
  const before = await inFolder();
  await choose('lamp.obj', Buffer.from('v 0 0 0'));
  await field().getByText(en['model.fault.notGlb']).waitFor();
  await expect.poll(() => inFolder()).toEqual(before);
});

test('says with both figures that a model is of another size, and that the page does not show it', async () => {
  await choose('Anse.glb', await modelOf('anse-armchairs'));
  await named('anse.glb').waitFor();
  const [begin = ''] = en['finding.modelWrong'].replace('{axis}', en['models.axis.height']).split('{found}');
  await field().getByText(begin).waitFor();
  await expect(button(en['models.turn'])).toHaveCount(0);
});

test('a model is taken in, seen on the page of the draft, and published', async () => {
  await choose('Balancier, new.glb', await modelOf(WORK));
  await named('balancier-new.glb').waitFor();
  await button(en['models.turn']).click();
  const shown = page
    .getByRole('dialog', { name: en['models.turned'] })
    .frameLocator('iframe')
    .getByRole('dialog');
  await shown.waitFor();
  await page.getByRole('button', { name: en['preview.close'], exact: true }).last().click();
  await publish();
  await expect.poll(async () => (await told()) ?? '').toMatch(/\/balancier-new\.[0-9a-f]{8}\/web\.glb$/);
  expect((await fetch(new URL((await told())!, desk.apiUrl))).status).toBe(200);
});

test('taken out, the work is shown without it, and the file can be put aside', async () => {
  await button(en['files.takeOut']).click();
  await button(en['models.choose']).waitFor();
  await publish();
  await expect.poll(() => told()).toBe(undefined);
  await page.goto(`${desk.url}/pictures/files`);
  await page
    .getByRole('button', { name: en['files.removeIt'].replace('{file}', 'balancier-new.glb') })
    .click();
  await expect.poll(() => inFolder()).not.toContain('balancier-new.glb');
});
