import type { Page } from 'playwright-core';
import type { MadeRoom } from '../../../api/rooms/contract/room';
import type { Words } from '../../../desk/words/en';

const WORKS = [
  'guetteur-floor-lamp',
  'anse-armchairs',
  'cloison-sideboard',
  'eclipse-mirror',
  'portique-table-lamp',
];
const WRITTEN = {
  en: {
    title: 'For the reading room in Lyon',
    client: 'Madame Leroy',
    letter: 'As we said on Thursday: five pieces that get on with each other.',
  },
  fr: {
    title: 'Pour le salon de lecture, à Lyon',
    client: 'Madame Leroy',
    letter: 'Comme convenu jeudi\u202f: cinq pièces qui s’entendent bien.',
  },
};

/** A room of five pieces for one client, with a letter and a price, seen from its top. */
export async function writtenRoom(page: Page, words: Words, locale: keyof typeof WRITTEN): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}/desk/api/rooms`, {
    data: { works: WORKS },
    headers: { origin },
  });
  const { room } = (await answer.json()) as MadeRoom;
  await page.goto(`${origin}/desk/rooms/${room.id}`);
  const field = (name: string) => page.locator('main').getByRole('textbox', { name, exact: true });
  const { title, client, letter } = WRITTEN[locale];
  await field(words['room.title']).fill(title);
  await field(words['room.client']).fill(client);
  await field(words['room.email']).fill('leroy@example.org');
  await field(words['room.letter']).fill(letter);
  await page.getByRole('radio', { name: words['room.price.amount'] }).check();
  await page.getByRole('textbox', { name: words['room.amount'] }).fill('9800');
  await page.locator('footer').getByText(words['room.saving']).waitFor({ state: 'detached' });
  const seen = page.frameLocator('iframe');
  await seen.getByText(letter).waitFor();
  await seen.locator('article [data-part=price]').first().waitFor();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
}
