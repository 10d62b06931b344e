import { oneLine } from '../../src/contract/text/plain-lines';
import { routePath } from '../../src/routes/route-path';
import { senderIn, spoken } from '../mail-links/link-mail';
import { keepLink, pageAddress } from '../mail-links/links';
import { textIn } from '../content/answers/text';
import { addSummaries } from '../content/answers/parts';
import type { Catalogue } from '../content/published/catalogue';
import type { Work } from '../content/published/catalogue-content';
import { readPart } from '../content/published/read-part';
import type { Queries } from '../database/queries';
import type { KeptWish } from './wish-queries';
import { quoted } from './wish-mail';
import type { WrittenMail } from '../newsletter/contract/subscribers';
import { DeskError } from '../desk/desk-error';
import type { ApiSettings } from '../settings';

const EN = {
  subject: 'Something like what you were looking for',
  hello: 'Hello,',
  wished: 'You asked us to write when something like this arrives:',
  here: 'It may be here:',
  withdraw: 'If you no longer want to be told, withdraw the wish on this page:',
  regards: 'Kind regards,',
};
const WORDS = {
  en: EN,
  fr: {
    subject: 'Une pièce proche de celle que vous cherchiez',
    hello: 'Bonjour,',
    wished: 'Vous nous avez demandé de vous prévenir lorsqu’une pièce semblable arrive\u202f:',
    here: 'La voici peut-être\u202f:',
    withdraw: 'Si vous ne souhaitez plus être prévenu, retirez le souhait sur cette page\u202f:',
    regards: 'Bien à vous,',
  },
};

interface Written {
  wish: KeptWish;
  /** Their ids. */
  works: readonly string[];
  by: string;
}

/**
 * For an editor to send, in the visitor's language, with a new link to withdraw. Call it in a write.
 * @throws DeskError where none of the works is there
 */
export async function writeWishMail(
  to: Queries,
  settings: Pick<ApiSettings, 'siteUrl' | 'apiPublicUrl'>,
  { wish, works, by }: Written,
): Promise<WrittenMail> {
  const { email, locale, id } = wish;
  const { catalogue } = await readPart(to, (part) => addSummaries(part, 'works', works));
  const chosen = works.flatMap((one) => catalogue.works.get(one) ?? []);
  if (chosen.length === 0) throw new DeskError('invalid', { fields: ['works'] });
  const { site, siteUrl } = await senderIn(to, settings);
  const words = spoken(WORDS, locale, {});
  const token = await keepLink(to, { purpose: 'withdraw', email, wish: id });
  const text = [
    words.hello,
    `${words.wished}\n${quoted(wish.wish)}`,
    words.here,
    ...chosen.map((work) => workLines(catalogue, wish, work, siteUrl)),
    `${words.withdraw}\n${pageAddress(siteUrl, 'wishes', 'withdraw', { token, locale })}`,
    `${words.regards}\n${by}\n${site.name}`,
  ].join('\n\n');
  return { to: email, subject: words.subject, text: `${text}\n` };
}

function workLines(catalogue: Catalogue, { locale }: KeptWish, work: Work, siteUrl: string): string {
  const view = { catalogue, lang: locale };
  const creators = work.creators.flatMap((id) => catalogue.creators.get(id)?.name ?? []);
  const date = work.date && textIn(view, work.date);
  const head = [[...creators, textIn(view, work.title)].join(', '), date, work.reference].filter(Boolean);
  return `${oneLine(head.join(', '))}\n${siteUrl}${routePath('works-slug', locale, { slug: textIn(view, work.slug) })}`;
}
