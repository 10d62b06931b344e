import { violationsIn } from '../support/browser/axe';
import { addAuthenticator, comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { expect, test } from '../support/test';

const { en } = WORDS;
const HOUR = 60 * 60 * 1000;
const INES = 'ines@example.org';

let desk: OwnDesk;
test.beforeAll(async () => {
  desk = await startOwnDesk();
});
test.afterAll(() => desk.close());

test('who has a passkey alone confirms by it, and the change is done', async () => {
  const page = await comeToDesk(desk);
  await addAuthenticator(page);
  await page.goto(await desk.firstLink());
  await page.getByLabel(en['invitation.name']).fill('Inès Morvan');
  await page.getByLabel(en['door.email']).fill(INES);
  await page.getByRole('button', { name: en['invitation.makePasskey'] }).click();
  await page.getByRole('banner').getByRole('navigation').waitFor();

  const earlier = await desk.signIn(INES, HOUR);
  await page.context().addCookies([{ name: 'desk', value: earlier, url: new URL(desk.url).origin }]);
  await page.goto(`${desk.url}/people`);
  await page.getByLabel(en['people.email']).fill('luc@example.org');
  await page.getByRole('button', { name: en['people.makeLink'] }).click();
  const question = page.getByRole('dialog', { name: en['confirm.title'] });
  await question.getByRole('button', { name: en['door.passkey'] }).waitFor();
  await expect(question.getByLabel(en['door.password'], { exact: true })).toHaveCount(0);
  await question.getByRole('button', { name: en['door.passkey'] }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('status').locator('code').waitFor();
  await page.getByText('luc@example.org', { exact: true }).waitFor();
  await page.context().close();
});

test('at an IP address, where no passkey works, it is said where one does, and how else to go on', async () => {
  const secret = await desk.signIn(INES, HOUR);
  const page = await comeToDesk(desk);
  const byNumber = desk.url.replace('localhost', '127.0.0.1');
  await page.context().addCookies([{ name: 'desk', value: secret, url: new URL(byNumber).origin }]);
  await page.goto(`${byNumber}/people`);
  await page.getByLabel(en['people.email']).fill('max@example.org');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: en['confirm.title'] });
  await question.getByText(en['confirm.needsName']).waitFor();
  await question.getByText(en['confirm.orAsk']).waitFor();
  await expect.poll(() => question.getByRole('button').allInnerTexts()).toEqual([en.cancel]);
  expect(await violationsIn(page, 'all')).toEqual([]);
  await question.getByRole('link', { name: desk.url.replace('http://', '') }).click();
  await page.waitForURL(`${desk.url}/sign-in?to=%2Fpeople`);
  await page.context().close();
});
