import type { View } from '../content/answers/view';
import type { Queries } from '../database/queries';
import type { Subscription } from './newsletter-queries';
import { type KeptWish, toldOf } from './alert-queries';
import type { Consent, Subscriber, Wish, WishLine } from './contract/subscribers';
import { fittingWorks } from './fitting-works';
import { textFor, workCard } from '../messages/message-answer';

const consentOf = (row: KeptWish | Subscription): Consent => ({
  state: row.state,
  isSuspected: row.is_suspected === 1,
  confirmedAt: row.confirmed_at,
  words: row.consent,
  locale: row.consent_locale,
});

export const subscriberAnswer = (row: Subscription): Subscriber => ({
  email: row.email,
  name: row.name,
  isProfessional: row.is_professional === 1,
  locale: row.locale,
  since: row.subscribed_at,
  consent: consentOf(row),
});

export async function wishLine(from: Queries, view: View, wish: KeptWish): Promise<WishLine> {
  const { id, email, wish: words, locale, made_at: at, state } = wish;
  const isSuspected = wish.is_suspected === 1;
  return {
    id,
    email,
    wish: words,
    locale,
    at,
    state,
    isSuspected,
    fitting: (await fittingWorks(from, view, wish)).length,
  };
}

export async function wishAnswer(from: Queries, view: View, wish: KeptWish): Promise<Wish> {
  const { works, creators, types } = view.catalogue;
  const { fitting: _, ...line } = await wishLine(from, view, wish);
  const origin = wish.work === null ? undefined : works.get(wish.work);
  const type = wish.type === null ? undefined : types.get(wish.type);
  return {
    ...line,
    consent: consentOf(wish),
    work: origin ? workCard(view, origin, wish.locale) : null,
    creator: wish.creator === null ? null : (creators.get(wish.creator)?.name ?? null),
    type: type ? textFor(view.lang, type.title) : null,
    fitting: (await fittingWorks(from, view, wish)).map((work) => workCard(view, work, wish.locale)),
    told: (await toldOf(from, wish.id)).flatMap(({ work, at }) => {
      const found = works.get(work);
      return found ? [{ title: textFor(view.lang, found.title), at }] : [];
    }),
  };
}
