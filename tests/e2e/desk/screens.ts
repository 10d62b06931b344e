import type { Page } from '@playwright/test';
import type { MadeRoom } from '../../../api/rooms/contract/room';
import { EN, type Words } from '../../../desk/words/en';
import { FR } from '../../../desk/words/fr';
import { BENCH } from '../support/site/gathered-works';
import { VISITOR } from './visitors';

/** What the desk says, in each of its languages. */
export const WORDS: Record<'en' | 'fr', Words> = { en: EN, fr: FR };

/** A screen of the desk, as it is looked at by axe and for its console; a new screen is a line here. */
export interface DeskScreen {
  name: string;
  /** Below `/desk`. */
  path: string;
  /** Whether it stands before the door. */
  isOutside?: boolean;
  /** Brings it to what is to be looked at. */
  prepare?: (page: Page, words: Words) => Promise<unknown>;
}

/** Puts the focus into a field, which shows its help then. */
const inForm = (page: Page): Promise<unknown> => page.locator('main').getByRole('textbox').first().focus();
/** Without the page beside it, whose landmarks are its own; the walk asks it the same. */
const inFormAlone = async (page: Page, words: Words): Promise<unknown> => {
  await page.getByRole('button', { name: words['preview.close'], exact: true }).click();
  return inForm(page);
};

/** New, changed, the same, and what needs a word. */
const LIST = [
  'Reference,Title,Designer,Height,Photo,Owner',
  'ML 0900,A new lamp,L. Tessandier,42,none.jpg,',
  'ML 0901,Another new lamp,Armand Vasselot,42,quai-bench-1.jpg,',
  'ML 0158,Quai bench,Odile Kerhervé,52,,',
  'ML 0168,Rivage coffee table,,,,',
  'ML 0141,Something else,Marthe Solanes,,,',
].join('\n');
/** Of one piece. @returns its number */
async function makeRoom(page: Page): Promise<number> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}/desk/api/rooms`, {
    data: { selection: BENCH.slugs.en },
    headers: { origin },
  });
  return ((await answer.json()) as MadeRoom).room.id;
}

export const DESK_SCREENS: readonly DeskScreen[] = [
  { name: 'sign-in', path: '/sign-in', isOutside: true },
  { name: 'lost password', path: '/lost-password', isOutside: true },
  { name: 'a link that is gone', path: `/invitation/${'a'.repeat(43)}`, isOutside: true },
  { name: 'today', path: '/' },
  {
    name: 'releases',
    path: '/releases',
    prepare: async (page, words) => {
      await page.getByRole('row', { name: /^125/ }).click();
      await page.getByRole('button', { name: words['releases.goBack'].replace('{number}', '125') }).waitFor();
    },
  },
  {
    name: 'a release that failed',
    path: '/releases',
    prepare: async (page, words) => {
      await page.getByRole('row', { name: new RegExp(words['releases.failed']) }).click();
      await page.getByText(words['releases.log']).click();
    },
  },
  {
    name: 'messages',
    path: '/messages',
    prepare: (page) => page.getByRole('link', { name: /Camille Rousset/ }).click(),
  },
  {
    name: 'rooms',
    path: '/rooms',
    prepare: async (page, words) => {
      await makeRoom(page);
      await page.reload();
      await page
        .getByRole('link', { name: /1 (piece|pièce)/ })
        .first()
        .waitFor();
      await page.getByRole('button', { name: new RegExp(words['rooms.new']) }).waitFor();
    },
  },
  {
    name: 'a new room',
    path: '/rooms?make=true',
    prepare: (page, words) => page.getByRole('dialog', { name: words['rooms.newTitle'] }).waitFor(),
  },
  {
    name: 'a room',
    path: '/rooms',
    prepare: async (page, words) => {
      const id = await makeRoom(page);
      await page.goto(page.url().replace(/\/rooms.*/, `/rooms/${id}`));
      await page.getByRole('button', { name: words['preview.close'], exact: true }).click();
      await page.getByRole('radio', { name: words['room.price.amount'] }).check();
      await page.getByRole('button', { name: words['room.codeChoose'] }).click();
    },
  },
  { name: 'subscribers', path: '/subscribers', prepare: (page) => page.getByText(VISITOR).last().waitFor() },
  { name: 'wishes', path: '/wishes', prepare: (page) => page.getByText(VISITOR).last().waitFor() },
  {
    name: 'personal data',
    path: '/personal-data',
    prepare: async (page, words) => {
      await page.getByLabel(words['personal.address']).fill(VISITOR);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: words['personal.json'] }).waitFor();
    },
  },
  {
    name: 'the gallery',
    path: '/gallery',
    prepare: (page, words) => page.getByRole('button', { name: words['gallery.add'] }).click(),
  },
  {
    name: 'works',
    path: '/works',
    prepare: (page, words) => page.getByRole('grid', { name: words['nav.works'] }).waitFor(),
  },
  {
    name: 'works, several chosen',
    path: '/works?q=solanes',
    prepare: async (page, words) => {
      await page.getByRole('grid', { name: words['nav.works'] }).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('x');
    },
  },
  {
    name: 'wall',
    path: '/works?view=wall',
    prepare: (page, words) => page.getByRole('grid', { name: words['nav.works'] }).waitFor(),
  },
  {
    name: 'creators',
    path: '/creators',
    prepare: (page, words) => page.getByRole('grid', { name: words['nav.creators'] }).waitFor(),
  },
  {
    name: 'events',
    path: '/events?when=past',
    prepare: (page, words) => page.getByRole('grid', { name: words['nav.events'] }).waitFor(),
  },
  {
    name: 'people',
    path: '/people',
    prepare: (page, words) =>
      page
        .getByRole('button', { name: new RegExp(`^${words['people.change']}`) })
        .first()
        .click(),
  },
  { name: 'pictures', path: '/pictures' },
  { name: 'lists', path: '/import' },
  {
    name: 'a list that is looked at',
    path: '/import',
    prepare: async (page, words) => {
      await page
        .locator(`input[aria-label="${words['list.choose']}"]`)
        .setInputFiles([{ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) }]);
      await page.getByRole('button', { name: words['list.isThis'] }).waitFor();
      await page.locator('summary').first().click();
    },
  },
  {
    name: 'pictures, one that is used in hand',
    path: '/pictures?q=guetteur',
    prepare: (page, words) => page.getByText(words['pictures.inUse']).waitFor(),
  },
  {
    name: 'a picture over the wall',
    path: '/pictures?q=guetteur',
    prepare: async (page, words) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page
        .getByRole('button', { name: /guetteur-floor-lamp-1-day\.jpg/ })
        .first()
        .click();
      await page.getByRole('dialog').getByText(words['pictures.inUse']).waitFor();
    },
  },
  {
    name: 'files',
    path: '/pictures/files',
    prepare: (page, words) =>
      page.getByRole('grid', { name: words['files.tab'] }).getByRole('row').first().waitFor(),
  },
  {
    name: 'what was deleted',
    path: '/deleted',
    prepare: (page, words) => page.getByText(words['deleted.none']).waitFor(),
  },
  {
    name: 'pictures to choose from',
    path: '/creators/armand-vasselot',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words['preview.close'], exact: true }).click();
      await page
        .getByRole('button', {
          name: words['library.openFor']
            .replace('{choose}', words['library.open'])
            .replace('{what}', words['editor.replacePicture']),
        })
        .click();
      await page.getByRole('dialog').getByRole('row').first().waitFor();
    },
  },
  { name: 'a work', path: '/works/guetteur-floor-lamp', prepare: inFormAlone },
  {
    name: 'a time for a work',
    path: '/works/quai-bench',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words['preview.close'], exact: true }).click();
      await page.getByRole('button', { name: words['acts.schedule'], exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('group', { name: words['acts.day'], exact: true })
        .getByRole('spinbutton')
        .first()
        .click();
    },
  },
  {
    name: 'a day in a calendar',
    path: '/events/after-dark',
    prepare: async (page, words) => {
      await inFormAlone(page, words);
      await page
        .getByRole('group', { name: words['fields.events.starts_on'], exact: true })
        .getByRole('button')
        .click();
      await page.getByRole('dialog').getByRole('grid').waitFor();
    },
  },
  { name: 'an event', path: '/events/after-dark', prepare: inFormAlone },
  { name: 'the home page', path: '/pages/home', prepare: inFormAlone },
  { name: 'the gallery itself', path: '/site', prepare: inForm },
  { name: 'pages', path: '/pages' },
  { name: 'history', path: '/works/guetteur-floor-lamp/history' },
  { name: 'you', path: '/you' },
  { name: 'manual', path: '/manual', prepare: (page) => page.getByRole('article').waitFor() },
  { name: 'menu', path: '/menu' },
  { name: 'nothing', path: '/nothing' },
  { name: 'palette', path: '/you', prepare: (page) => page.keyboard.press('Control+k') },
  { name: 'keys', path: '/people', prepare: (page) => page.keyboard.press('?') },
];
