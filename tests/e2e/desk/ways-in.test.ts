import type { Page } from '@playwright/test';
import { violationsIn } from '../support/browser/axe';
import { tabTo } from '../support/browser/focus';
import { watchFaults } from '../support/browser/watch-faults';
import { addAuthenticator, comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { expect, test } from '../support/test';

const { en, fr } = WORDS;
const PASSWORD = 'seven brass lamps on a slow boat';
/** More stops than any screen of the desk has. */
const FAR = 40;

let desk: OwnDesk;
const pages: Page[] = [];
test.beforeEach(async () => {
  desk = await startOwnDesk();
});
test.afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close();
  await desk.close();
});

async function come(options?: Parameters<typeof comeToDesk>[1]): Promise<Page> {
  const page = await comeToDesk(desk, options);
  pages.push(page);
  return page;
}

const isInside = (page: Page) => page.getByRole('banner').getByRole('navigation').waitFor();

test('the first owner comes in by the link of the start with a passkey, and later by the passkey alone', async () => {
  const page = await come();
  const faults = watchFaults(page);
  const finger = await addAuthenticator(page);
  await page.goto(await desk.firstLink());
  await page.getByLabel(en['invitation.name']).fill('Inès Morvan');
  await page.getByLabel(en['door.email']).fill('ines@example.org');
  await page.getByRole('button', { name: en['invitation.makePasskey'] }).click();
  await isInside(page);

  await page.getByRole('link', { name: 'Inès' }).click();
  await finger.touch(false);
  await page.locator('footer').getByRole('button', { name: en['you.signOut'] }).click();
  await page.waitForURL('**/sign-in*');
  // The browser offers the key in the field for the address, and has it taken as soon as a finger is there.
  await finger.touch(true);
  // What was there before the door may be seen for a moment longer.
  await page.waitForURL((url) => !url.pathname.includes('sign-in'));
  await isInside(page);

  // What is on the screen would ask once more, for nobody.
  await page.goto('about:blank');
  // A browser that offers nothing by itself has the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.context().clearCookies();
  await page.goto(`${desk.url}/you`);
  await page.getByRole('button', { name: en['door.byPasskey'] }).click();
  await page.waitForURL('**/you');
  await isInside(page);
  expect(await desk.firstLink()).toBe('');
  expect(faults).toEqual([]);
});

test('somebody is invited and comes in with a password, by keyboard alone, and the owner sees it', async () => {
  const secret = await desk.join({ email: 'ines@example.org', name: 'Inès Morvan', may: 'everything' });
  const owner = await come({ secret });
  await owner.goto(`${desk.url}/people`);
  await owner.getByRole('button', { name: new RegExp(`^${en['people.change']}`) }).waitFor();
  await owner.keyboard.press('n');
  await owner.keyboard.type('paul@example.org');
  await owner.keyboard.press('Tab');
  await owner.keyboard.press('ArrowRight');
  await tabTo(owner.getByRole('button', { name: en['people.makeLink'] }), FAR);
  await owner.keyboard.press('Enter');
  const link = await owner.getByRole('status').locator('code').innerText();

  const invited = await come({ locale: 'fr-FR', width: 390 });
  await invited.goto(link);
  await invited.getByText('Inès Morvan').waitFor();
  expect(await violationsIn(invited, 'all')).toEqual([]);
  await tabTo(invited.getByLabel(fr['invitation.name']), FAR);
  await invited.keyboard.type('Paul Sénéchal');
  await tabTo(invited.getByRole('button', { name: fr['invitation.choosePassword'] }), FAR);
  await invited.keyboard.press('Enter');
  await tabTo(invited.getByLabel(fr['door.password'], { exact: true }), FAR);
  await invited.keyboard.type('password1234');
  await invited.keyboard.press('Enter');
  await invited.getByText(fr['fault.passwordCommon']).waitFor();
  await invited.keyboard.press('Control+a');
  await invited.keyboard.type(PASSWORD);
  await invited.keyboard.press('Enter');
  await invited.getByRole('navigation', { name: fr['nav.foot'] }).waitFor();

  await owner.reload();
  const row = owner.getByRole('listitem').filter({ hasText: 'Paul Sénéchal' });
  await row.getByText(en['may.publish'], { exact: true }).waitFor();
  await invited.goto(link);
  await invited.getByRole('heading', { name: fr['invitation.gone'] }).waitFor();
});

test('who signed in a while ago says once more who is there before somebody is invited, and nothing typed is lost', async () => {
  const HOUR = 60 * 60 * 1000;
  const secret = await desk.join({
    ...{ email: 'vera@example.org', name: 'Vera', may: 'everything' },
    ...{ password: PASSWORD, since: HOUR },
  });
  const page = await come({ secret });
  await page.goto(`${desk.url}/people`);
  const email = page.getByLabel(en['people.email']);
  await email.fill('luc@example.org');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: en['confirm.title'] });
  await question.waitFor();
  expect(await violationsIn(page, 'all')).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByText(en['fault.confirmFirst']).waitFor();
  await expect(email).toHaveValue('luc@example.org');

  await page.getByRole('button', { name: en['people.makeLink'] }).click();
  const field = question.getByLabel(en['door.password'], { exact: true });
  await field.fill('another one altogether');
  await page.keyboard.press('Enter');
  await question.getByText(en['fault.currentWrong']).waitFor();
  await field.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await page.getByRole('status').locator('code').waitFor();
});

test('a session that is ended elsewhere leads to the door, and back to the same address by the password', async () => {
  const secret = await desk.join({ email: 'ines@example.org', name: 'Inès Morvan', may: 'everything' });
  const here = await come({ secret });
  await here.goto(`${desk.url}/you`);
  await here.getByRole('button', { name: en['you.choosePassword'] }).click();
  await here.getByLabel(en['you.new']).fill(PASSWORD);
  await here.getByRole('button', { name: en['you.keepPassword'] }).click();
  await here.getByText(en['you.passwordKept']).waitFor();

  const elsewhere = await come();
  await elsewhere.goto(`${desk.url}/people`);
  await elsewhere.getByLabel(en['door.email']).fill('ines@example.org');
  await elsewhere.getByLabel(en['door.password'], { exact: true }).fill('another one altogether');
  await elsewhere.keyboard.press('Enter');
  await elsewhere.getByText(en['fault.wrongSignIn']).waitFor();
  await elsewhere.getByLabel(en['door.password'], { exact: true }).fill(PASSWORD);
  await elsewhere.keyboard.press('Enter');
  await elsewhere.getByRole('heading', { name: en['people.log'] }).waitFor();

  await here.reload();
  await here.getByRole('button', { name: en['you.signOutElsewhere'] }).click();
  await here.getByRole('button', { name: en['you.signOutElsewhere'] }).waitFor({ state: 'detached' });
  await elsewhere.getByRole('link', { name: en['nav.today'] }).click();
  await elsewhere.getByText(en['door.ended']).waitFor();
  await elsewhere.waitForURL('**/sign-in?to=*');
  await elsewhere.getByLabel(en['door.email']).fill('ines@example.org');
  await elsewhere.getByLabel(en['door.password'], { exact: true }).fill(PASSWORD);
  await elsewhere.keyboard.press('Enter');
  await isInside(elsewhere);
});
