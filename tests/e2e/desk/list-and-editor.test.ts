import type { Page } from '@playwright/test';
import { focusOn } from '../support/browser/focus';
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
const title = (on: Page = page) =>
  on.getByRole('textbox', { name: `${en['fields.works.title']}, English`, exact: true });
const list = async (address: string) => {
  await page.goto(`${desk.url}${address}`);
  await page.getByRole('grid').waitFor();
};
const addressHas = (pathname: string, search: string) =>
  page.waitForURL((url) => url.pathname === `/desk${pathname}` && url.search.includes(search));

test('works are filtered by a creator who is found while typing, also by a link', async () => {
  await list('/works');
  await page.getByRole('button', { name: en['items.creator'], exact: true }).click();
  await focusOn(page.getByRole('searchbox', { name: en['items.find.creators'] }));
  await page.keyboard.type('solanes');
  await page.getByRole('menuitem', { name: 'Marthe Solanes' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await addressHas('/works', 'creator=marthe-solanes');
  await page.getByText(/^5 of \d+$/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Marthe Solanes', exact: true }).waitFor();
  await page.getByText(/^5 of \d+$/).waitFor();
});

test('events are told apart by when they are, and by their kind', async () => {
  await desk.editByHand('events/after-dark', (values) => ({ ...values, ends_on: '2099-01-30' }));
  await list('/events');
  const whens = page.getByRole('navigation', { name: en['items.whens'] });
  await whens.getByRole('link', { name: en['items.when.past'] }).click();
  await addressHas('/events', 'when=past');
  await row(/Clay, paper, stone/).waitFor();
  await row(/After dark/).waitFor({ state: 'detached' });
  await whens.getByRole('link', { name: en['items.when.now'] }).click();
  await row(/After dark/)
    .getByText(/on now, [\d,]+ days left/)
    .waitFor();
  await row(/After dark/)
    .getByText('to 30 Jan 2099')
    .waitFor();
  await whens.getByRole('link', { name: en['items.all'] }).click();
  await page.getByRole('button', { name: en['items.kind'], exact: true }).click();
  await page.getByRole('menuitemradio', { name: /^Exhibition/ }).click();
  await row(/Clay, paper, stone/).waitFor();
  await expect(row(/An afternoon of repairs/)).toHaveCount(0);
});

test('one goes from work to work of the list by keys and by pointer, and Back leads to the row of the last', async () => {
  await list('/works?creator=marthe-solanes&sort=title');
  await row(/Rivage coffee table/).waitFor();
  const titles = await page.getByRole('rowheader').getByRole('link').allInnerTexts();
  expect(titles).toHaveLength(5);
  await row(titles[1]!).focus();
  await page.keyboard.press('Enter');
  await page.getByText('2 / 5').waitFor();
  await title().fill(`${titles[1]} II`);
  await page.getByRole('link', { name: `next: ${titles[2]}` }).click();
  await page.getByText('3 / 5').waitFor();
  await expect(title()).toHaveValue(titles[2] ?? '');
  // The link that was used is there for the next step.
  await focusOn(page.getByRole('link', { name: `next: ${titles[3]}` }));
  await page.keyboard.press(']');
  await page.getByText('4 / 5').waitFor();
  await page.reload();
  await page.getByText('4 / 5').waitFor();
  for (const place of ['3 / 5', '2 / 5']) {
    await page.keyboard.press('[');
    await page.getByText(place).waitFor();
  }
  // What was typed just before one went on is saved.
  await expect(title()).toHaveValue(`${titles[1]} II`);
  await page.keyboard.press('[');
  await page.getByText('1 / 5').waitFor();
  await page.goBack();
  await page.getByRole('grid', { name: en['nav.works'], exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?creator=marthe-solanes&sort=title');
  await row(new RegExp(`${titles[1]} II`))
    .getByText('1 change, in English')
    .waitFor();
});

test('the page is shown as the address says: after a reload, for a colleague, and with its lamps', async () => {
  await page.goto(`${desk.url}/works/guetteur-floor-lamp`);
  const choose = (name: string) =>
    page.getByRole('region', { name: en['preview.name'] }).getByRole('button', { name, exact: true }).click();
  const lamp = (on: Page) => on.frameLocator('iframe').getByRole('switch').first();
  await expect(lamp(page)).toHaveAttribute('aria-checked', 'false');
  await choose(en['preview.evening']);
  await choose('français');
  await addressHas('/works/guetteur-floor-lamp', 'preview=fr%2Cevening%2Cwide');
  await page.frameLocator('iframe').getByText('Lampadaire Guetteur').first().waitFor();
  await expect(lamp(page)).toHaveAttribute('aria-checked', 'true');
  await page.reload();
  await expect(lamp(page)).toHaveAttribute('aria-checked', 'true');

  const jules = await comeToDesk(desk, { secret });
  await jules.goto(page.url());
  await jules.frameLocator('iframe').getByText('Lampadaire Guetteur').first().waitFor();
  await expect(lamp(jules)).toHaveAttribute('aria-checked', 'true');
  await jules.context().close();

  // What is chosen in the page is chosen beside it, and nowhere else.
  const desks = await page.locator('html').getAttribute('class');
  await page.frameLocator('iframe').locator('[data-pendant=small]').first().click();
  await addressHas('/works/guetteur-floor-lamp', 'preview=fr%2Cday%2Cwide');
  await expect(lamp(page)).toHaveAttribute('aria-checked', 'false');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('class', desks ?? '');
});

test('several that were published at once are taken back at once, unless one was changed meanwhile', async () => {
  const publish = async (): Promise<void> => {
    for (const [id, name] of [
      ['quai-bench', 'Quai bench'],
      ['meridien-desk', 'Méridien desk'],
    ] as const) {
      await page.goto(`${desk.url}/works/${id}`);
      await title().fill(`${name} B`);
      await floor()
        .getByText(/saved at/)
        .waitFor();
    }
    await list('/works?state=changed&q=B');
    await row(/Quai bench B/).focus();
    await page.keyboard.press('Space');
    await row(/Méridien desk B/).focus();
    await page.keyboard.press('Space');
    // What comes to stand in its place is not pressed by the second click.
    await floor().getByRole('button', { name: 'Publish 2 changes' }).dblclick();
    await floor().getByText('2 works: public').waitFor();
    expect(new URL(page.url()).pathname).toBe('/desk/works');
  };
  const titles = async () =>
    Promise.all(
      ['quai-bench', 'meridien-desk'].map(async (id) => (await desk.published(`works/${id}`))?.['title']),
    );
  await publish();
  await expect.poll(() => titles()).toMatchObject([{ en: 'Quai bench B' }, { en: 'Méridien desk B' }]);
  await page.keyboard.press('Control+z');
  await floor().getByText(en['items.takenBack']).waitFor();
  await expect.poll(() => titles()).toMatchObject([{ en: 'Quai bench' }, { en: 'Méridien desk' }]);
  await row(/Quai bench B/)
    .getByText('1 change, in English')
    .waitFor();

  await row(/Quai bench B/).focus();
  await page.keyboard.press('Space');
  await row(/Méridien desk B/).focus();
  await page.keyboard.press('Space');
  await floor().getByRole('button', { name: 'Publish 2 changes' }).click();
  await floor().getByText('2 works: public').waitFor();
  await desk.editByHand('works/quai-bench', (values) => ({ ...values, reference: 'ML 9001' }));
  await floor().getByRole('button', { name: en['items.takeBack'], exact: true }).click();
  await floor()
    .getByText(/Quai bench B has been changed since/)
    .waitFor();
  await expect.poll(() => titles()).toMatchObject([{ en: 'Quai bench B' }, { en: 'Méridien desk B' }]);
});

test('on the wall a work is moved to a place by its number', async () => {
  await list('/works?view=wall');
  const names = async () =>
    page
      .getByRole('row')
      .evaluateAll((rows) => rows.map((one) => one.getAttribute('aria-label') ?? '').filter(Boolean));
  await row('Éclipse mirror').waitFor();
  await row('Éclipse mirror').hover();
  await row('Éclipse mirror').getByRole('button', { name: 'more about Éclipse mirror' }).click();
  await page.getByRole('menuitem', { name: en['items.toPlace'] }).click();
  await page.keyboard.type('2');
  await page.getByRole('menuitem', { name: 'place 2', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await floor().getByText('from place 5 to place 2').waitFor();
  expect((await names())[1]).toBe('Éclipse mirror');
});
