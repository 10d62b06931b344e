import type { Page } from '@playwright/test';
import { focusOn, tabTo } from '../support/browser/focus';
import { comeToDesk, startOwnDesk, type OwnDesk } from './own-desk';
import { WORDS } from './screens';
import { expect, test } from '../support/test';

const { en } = WORDS;

let desk: OwnDesk;
let secret: string;
let page: Page;
test.beforeAll(async () => {
  desk = await startOwnDesk();
  secret = await desk.join({ email: 'ines@example.org', name: 'Inès Morvan', may: 'publish' });
});
test.afterAll(() => desk.close());
test.beforeEach(async () => {
  page = await comeToDesk(desk, { secret });
});
test.afterEach(() => page.context().close());

const row = (title: string | RegExp) => page.getByRole('row', { name: title });
const floor = () => page.locator('footer');
const button = (name: string) => floor().getByRole('button', { name, exact: true });
const open = async (address: string) => {
  await page.goto(`${desk.url}${address}`);
  await page.getByRole('grid').waitFor();
};

/** What is public of a work. */
async function published(id: string): Promise<{ availability: string; position: number; status?: string }> {
  return (await desk.published(`works/${id}`)) as never;
}

test('by pointer: found, filtered, sold in public, and taken back', async () => {
  await open('/works');
  await page.getByRole('button', { name: en['items.availability'], exact: true }).click();
  await page.getByRole('menuitemradio', { name: en['items.available'] }).click();
  await page.waitForURL(/availability=available/);
  await page.getByRole('searchbox', { name: en['items.find.works'] }).fill('brise');
  await page.waitForURL(/q=brise/);
  await page.getByText(/^1 of \d+$/).waitFor();
  await page.getByRole('link', { name: en['items.clear'], exact: true }).click();
  await row(/Cloison sideboard/).hover();
  await row(/Brise lounge chair/)
    .getByRole('button', { name: /mark as sold/ })
    .click();
  await floor().getByText(en['items.became.sold']).waitFor();
  await expect.poll(async () => (await published('brise-lounge-chair')).availability).toBe('sold');
  await button(en['items.takeBack']).click();
  await floor().getByText(en['items.takenBack']).waitFor();
  await expect.poll(async () => (await published('brise-lounge-chair')).availability).toBe('available');
});

test('by keyboard: several sold at once and taken back, one opened, and Back to its row', async () => {
  await open('/works');
  await tabTo(row(/Brise lounge chair/), 40);
  await page.keyboard.press('Shift+ArrowDown');
  await floor().getByText('2 works').waitFor();
  await tabTo(button(en['items.markSold']), 40);
  await page.keyboard.press('Enter');
  await floor().getByText(`2 works${en['items.manyBecame.sold']}`).waitFor();
  await expect.poll(async () => (await published('cloison-sideboard')).availability).toBe('sold');
  await page.keyboard.press('Control+z');
  await floor().getByText(en['items.takenBack']).waitFor();
  await expect.poll(async () => (await published('cloison-sideboard')).availability).toBe('available');

  await row(/Guetteur floor lamp/).focus();
  await page.keyboard.press('s');
  await floor().getByText(en['items.became.sold']).waitFor();
  await page.keyboard.press('s');
  await floor().getByText(en['items.became.available']).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/works\/guetteur-floor-lamp/);
  await page.goBack();
  await focusOn(row(/Guetteur floor lamp/));
});

test('on a phone: two taps', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/works');
  await row(/Cloison sideboard/)
    .getByRole('button')
    .click();
  await page.getByRole('dialog').getByRole('button', { name: en['items.MarkSold'] }).click();
  await floor().getByText(en['items.became.sold']).waitFor();
  await expect.poll(async () => (await published('cloison-sideboard')).availability).toBe('sold');
  await button(en['items.takeBack']).click();
  await floor().getByText(en['items.takenBack']).waitFor();
});

test('shows a work as it was while nobody answers, and says so', async () => {
  await open('/works');
  await row(/Brise lounge chair/).waitFor();
  await desk.stopApi();
  await row(/Brise lounge chair/).focus();
  // A browser may send it after the pictures that it still asks for: started before, the API would take it.
  const refused = page.waitForResponse(
    (answer) => answer.url().endsWith('/works/availability') && answer.status() === 502,
  );
  await page.keyboard.press('s');
  await refused;
  await floor()
    .getByText(/Offline since/)
    .waitFor();
  await row(/Brise lounge chair/)
    .getByText(en['items.available'], { exact: true })
    .waitFor({ state: 'attached' });
  await desk.startApi();
  await expect.poll(async () => (await published('brise-lounge-chair')).availability).toBe('available');
});

const places = async (): Promise<string[]> =>
  page
    .getByRole('row')
    .evaluateAll((rows) => rows.map((one) => one.getAttribute('aria-label') ?? '').filter(Boolean));

test('on the wall: moved by keys, by pointer and from its menu, as the files then say', async () => {
  await open('/works?view=wall');
  await row('Brise lounge chair').waitFor();
  await row('Brise lounge chair').focus();
  await page.keyboard.press('Space');
  await page
    .getByRole('button', { name: /Insert/ })
    .first()
    .waitFor({ state: 'attached' });
  await floor().getByText('taken: place 1').waitFor();
  await page.keyboard.press('ArrowRight');
  await floor().getByText('taken: place 2').waitFor();
  await page.keyboard.press('Space');
  await floor().getByText('from place 1 to place 2').waitFor();
  // One press, one place, in both directions.
  await row('Brise lounge chair').focus();
  await page.keyboard.press('Space');
  await floor().getByText('taken: place 2').waitFor();
  await page.keyboard.press('ArrowLeft');
  await floor().getByText('taken: place 1').waitFor();
  await page.keyboard.press('Escape');
  await floor().getByText('from place 1 to place 2').waitFor();
  await expect
    .poll(async () => (await places()).slice(0, 2))
    .toEqual(['Cloison sideboard', 'Brise lounge chair']);
  const [brise, cloison] = [await published('brise-lounge-chair'), await published('cloison-sideboard')];
  expect(brise.position).toBeGreaterThan(cloison.position);
  await button(en['items.takeBack']).click();
  await floor().getByText(en['items.takenBack']).waitFor();

  await row('Guetteur floor lamp').dragTo(row('Brise lounge chair'), { targetPosition: { x: 4, y: 90 } });
  await floor().getByText('from place 3 to place 1').waitFor();
  await expect.poll(async () => (await places())[0]).toBe('Guetteur floor lamp');

  await row('Éclipse mirror').hover();
  await row('Éclipse mirror').getByRole('button', { name: 'more about Éclipse mirror' }).click();
  await page.getByRole('menuitem', { name: en['items.toPlace'] }).click();
  await page.keyboard.type('portee');
  await page.getByRole('menuitem', { name: 'Portée bookcase' }).click();
  await floor().getByText('Éclipse mirror').waitFor();
  const now = await places();
  expect(now[now.indexOf('Portée bookcase') + 1]).toBe('Éclipse mirror');
});

test('looks for a word that is typed anywhere, and sells nothing by its letters', async () => {
  await open('/works');
  await row(/Brise lounge chair/).waitFor();
  await page.keyboard.type('semaphore');
  await page.waitForURL(/q=semaphore/);
  await page.getByText(/^1 of \d+$/).waitFor();
  await expect.poll(async () => (await published('brise-lounge-chair')).availability).toBe('available');
  await expect.poll(async () => (await published('semaphore-coat-rack')).availability).toBe('available');
});

test('says on the next screen what was sold by a key, and undoes it from there', async () => {
  await open('/works');
  await row(/Guetteur floor lamp/).focus();
  await page.keyboard.press('s');
  await page.keyboard.press('Enter');
  await page.waitForURL(/works\/guetteur-floor-lamp/);
  const note = page.getByRole('region', { name: en['items.justDone'] });
  await note.getByText(en['items.became.sold']).waitFor();
  await expect.poll(async () => (await published('guetteur-floor-lamp')).availability).toBe('sold');
  await note.getByRole('button', { name: en['items.takeBack'] }).click();
  await note.getByText(en['items.takenBack']).waitFor();
  await expect.poll(async () => (await published('guetteur-floor-lamp')).availability).toBe('available');
});

test('takes works off the site and puts them back by one press each, however often it is pressed', async () => {
  await open('/works');
  for (const title of [/Rivage coffee table/, /Strates table lamp/]) {
    await row(title).focus();
    await page.keyboard.press('Space');
  }
  await button(en['items.takeOff']).dblclick();
  // They are shown elsewhere too, which is said first.
  await page.getByRole('alertdialog').getByRole('button', { name: en['items.takeOff'] }).click();
  await floor().getByText(`2 works${en['items.manyBecame.withdrawn']}`).waitFor();
  await open('/works?state=withdrawn');
  await page.getByRole('checkbox', { name: en['items.head.choose'] }).check();
  await button(en['items.putBack']).dblclick();
  await floor().getByText(`2 works${en['items.manyBecame.putBack']}`).waitFor();
  await page.getByRole('link', { name: en['items.showThem_other'] }).click();
  await row(/Rivage coffee table/).waitFor();
  await button(en['items.takeBack']).waitFor();
});

test('begins a new work, which then waits on today’s screen', async () => {
  await open('/works');
  await page.keyboard.press('n');
  await page.waitForURL(/works\/[a-z0-9-]+$/);
  await page.goto(desk.url);
  await page.getByRole('region', { name: en['today.stand'] }).getByText(en['items.is.draft']).waitFor();
});
