import { isSuspected, type WishBody } from '../../src/contract/forms/forms';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ApiServices } from '../api-services';
import { ApiError } from '../http/api-error';
import type { Folder } from '../catalogue-files/kinds';
import { itemNamed } from '../content/published/list-queries';
import { senderIn, type Sender } from '../mail-links/link-mail';
import { keepLink, pauseLeft } from '../mail-links/links';
import type { Queries } from '../database/queries';
import { queueMail } from '../mail/mail-queries';
import { findWish, keepWish, writtenFor, type Wish } from './wish-queries';
import { knownWishMail, wishConfirmationMail, wishConsent } from './wish-mail';
import { noteAsked } from '../mail-links/consents';

/** A visitor may wish for several things at once. */
const FREE_MAILS = 5;

type KeepWish = (statements: Queries, body: WishBody, locale: LocaleCode) => Promise<void>;

export function wishKeeper(services: ApiServices): KeepWish {
  return async (statements, body, locale) => {
    const wish = { ...(await wishOf(statements, body)), isSuspected: isSuspected(body) };
    if (services.mailer)
      await askWisher(statements, wish, locale, await senderIn(statements, services.settings));
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
  await noteAsked(statements, { wish: id }, now);
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
async function wishOf(from: Queries, { email, wish, work, creator, type }: WishBody): Promise<Wish> {
  const idOf = async (kind: Folder, slug: string | undefined) =>
    slug === undefined ? null : ((await itemNamed(from, kind, slug)) ?? null);
  return {
    email,
    wish,
    work: await idOf('works', work),
    creator: await idOf('creators', creator),
    type: await idOf('types', type),
  };
}
