import { FORM_PATHS } from '../../../src/contract/forms/form-paths';
import { BENCH } from '../support/site/gathered-works';
import type { OwnDesk } from './own-desk';

type Door = Pick<OwnDesk, 'url'>;

/** Sends a form as a visitor does. */
export async function sendForm({ url }: Door, path: string, body: object, lang = 'en'): Promise<void> {
  const answer = await fetch(`${new URL(url).origin}${path}?lang=${lang}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
}

export const VISITOR = 'visitor@example.org';

interface Written {
  name: string;
  message?: string;
  works?: string[];
}

export const sendMessage = (
  desk: Door,
  { message = 'Is it still there?', ...written }: Written,
  lang?: string,
): Promise<void> =>
  sendForm(
    desk,
    FORM_PATHS.contact,
    { email: VISITOR, inquiry_by: 'email', newsletter: false, message, ...written },
    lang,
  );

/** Messages, a subscriber and a wish, so that each screen has something to show. */
export async function writeToGallery(desk: Door): Promise<void> {
  const message = 'Bonjour,\n\nest-il possible de le voir ? Nous serons à Paris jeudi.\n\nBien à vous';
  await sendMessage(desk, { name: 'Camille Rousset', message, works: [BENCH.slugs.fr] }, 'fr');
  await sendMessage(desk, { name: 'Jean Petit' });
  await sendForm(desk, FORM_PATHS.subscribe, { email: VISITOR });
  await sendForm(desk, FORM_PATHS.wish, {
    ...{ email: VISITOR, work: BENCH.slugs.en },
    wish: 'A bench of this kind for a hall, in oak, no longer than 160 cm.',
  });
}
