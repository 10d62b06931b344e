import { isSuspected, type WishBody } from '../../src/contract/forms/forms';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { publishedOnceWithSlug } from '../content/answers/view';
import type { ApiServices } from '../api-services';
import { ApiError } from '../http/api-error';
import type { Catalogue } from '../content/published/catalogue';
import type { Work } from '../content/published/catalogue-content';
import { senderOf, type Sender } from '../mail-links/link-mail';
import { keepLink } from '../mail-links/links';
import { pauseLeft } from '../mail-links/may-write';
import type { Queries } from '../database/queries';
import { queueMail } from '../mail/mail-queries';
import { findWish, keepWish, noteWritten, writtenFor, type Wish } from './wish-queries';
import { knownWishMail, wishConfirmationMail, wishConsent } from './wish-mail';

/** A visitor may wish for several things at once. */
const FREE_MAILS = 5;

type KeepWish = (statements: Queries, body: WishBody, locale: LocaleCode) => Promise<void>;

export function wishKeeper(services: ApiServices): KeepWish {
  return async (statements, body, locale) => {
    const wish = { ...wishOf(services.catalogue(), body), isSuspected: isSuspected(body) };
    if (services.mailer) await askWisher(statements, wish, locale, senderOf(services));
    else if (!(await findWish(statements, wish)))
      await keepWish(statements, wish, { locale, state: 'unasked', now: Date.now() });
  };
}

async function askWisher(
  statements: Queries,
  wish: Wish & { isSuspected: boolean },
  locale: LocaleCode,
  sender: Sender,
  now = Date.now(),
): Promise<void> {
  const { email } = wish;
  const pause = pauseLeft(await writtenFor(statements, email), now, FREE_MAILS);
  if (pause > 0) throw new ApiError(429, 'tooManyWishes', {}, Math.ceil(pause / 1000));
  const known = await findWish(statements, wish);
  const id = known?.id ?? (await keepWish(statements, wish, { locale, state: 'pending', now }));
  await noteWritten(statements, id, now);
  const withdrawToken = await keepLink(statements, { purpose: 'withdraw', email, wish: id }, now);
  const parts = { id, wish: wish.wish, email, locale, withdrawToken };
  if (known?.state === 'confirmed') return queueMail(statements, knownWishMail(sender, parts), now);
  const consent = wishConsent(sender, locale);
  const confirmToken = await keepLink(
    statements,
    { purpose: 'confirm', email, wish: id, consent, locale },
    now,
  );
  await queueMail(statements, wishConfirmationMail(sender, { ...parts, confirmToken }), now);
}

/** Unknown names are dropped; the visitor's words remain. */
function wishOf(catalogue: Catalogue, { email, wish, work, creator, type }: WishBody): Wish {
  return {
    email,
    wish,
    work: idOf(catalogue, 'works', work),
    creator: idOf(catalogue, 'creators', creator),
    type: idOf(catalogue, 'types', type),
  };
}

function idOf(catalogue: Catalogue, kind: 'works' | 'creators' | 'types', slug?: string): string | null {
  if (slug === undefined) return null;
  const items: ReadonlyMap<string, Pick<Work, 'id' | 'slug' | 'status'>> = catalogue[kind];
  const found = LOCALE_CODES.map((lang) => publishedOnceWithSlug({ catalogue, lang }, items, slug));
  return found.find(Boolean)?.id ?? null;
}
