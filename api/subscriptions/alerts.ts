import { isSuspected, type WishBody } from '../../src/contract/forms/forms';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ApiServices } from '../api-services';
import type { Folder } from '../catalogue-files/kinds';
import { itemNamed } from '../content/published/list-queries';
import type { Queries } from '../database/queries';
import { ApiError } from '../http/api-error';
import { findWish, keepWish, type Wish, writtenFor } from './alert-queries';
import { askToConfirm, type ConfirmedList, type ListWords } from './confirmation';
import { senderIn } from './link-mail';
import { pauseLeft } from './links';

/** A visitor may wish for several things at once. */
const FREE_MAILS = 5;

type KeepWish = (statements: Queries, body: WishBody, locale: LocaleCode) => Promise<void>;

/** With a mail server it mails as well. @throws ApiError where the address was written to too often */
export function wishKeeper(services: ApiServices): KeepWish {
  return async (statements, body, locale) => {
    const now = Date.now();
    const wish = { ...(await wishOf(statements, body)), isSuspected: isSuspected(body) };
    const { email } = wish;
    const pause = services.mailer ? pauseLeft(await writtenFor(statements, email), now, FREE_MAILS) : 0;
    if (pause > 0) throw new ApiError(429, 'tooManyWishes', {}, Math.ceil(pause / 1000));
    const known = await findWish(statements, wish);
    const state = services.mailer ? ('pending' as const) : ('unasked' as const);
    const id = known?.id ?? (await keepWish(statements, wish, { locale, state, now }));
    if (!services.mailer) return;
    const sender = await senderIn(statements, services.settings);
    const asking = { asker: { wish: id }, email, locale, state: known?.state ?? state, quote: wish.wish };
    await askToConfirm(statements, ALERTS, sender, asking, now);
  };
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

const EN: ListWords = {
  confirmSubject: 'Please confirm your wish',
  hello: 'Hello,',
  asked:
    'On the site of {name} somebody asked to be told at this address when something that they are looking for arrives.\n\nIs the address yours, and do you want to be told? Then please confirm it on this page:',
  consent:
    'By confirming, you agree that {name} may write to you by email when something like what you are looking for arrives.',
  ignore:
    'If you know nothing of this, you need not do anything: without confirmation the address is deleted after 30 days. To have it deleted at once, and to withdraw the wish at any time, use this page:',
  knownSubject: 'Your wish is already noted',
  known:
    'On the site of {name} somebody asked once more to be told at this address of the following. It is noted already: there is nothing left to do.',
  withdraw: 'If you no longer want to be told, use this page at any time to withdraw the wish:',
};
export const ALERTS: ConfirmedList = {
  subject: 'wishes',
  words: {
    en: EN,
    fr: {
      confirmSubject: 'Confirmez votre souhait',
      hello: 'Bonjour,',
      asked:
        'Sur le site de {name}, quelqu’un a demandé à être prévenu à cette adresse si une pièce qu’il cherche arrive.\n\nEst-ce votre adresse, et souhaitez-vous être prévenu\u202f? Confirmez-le sur cette page\u202f:',
      consent:
        'En confirmant, vous acceptez que {name} vous écrive par e-mail lorsqu’une pièce semblable à celle que vous cherchez arrive.',
      ignore:
        'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire\u202f: sans confirmation, l’adresse est supprimée au bout de 30 jours. Pour la supprimer dès maintenant, ou pour retirer le souhait à tout moment, il y a cette page\u202f:',
      knownSubject: 'Votre souhait est déjà noté',
      known:
        'Sur le site de {name}, quelqu’un a demandé une nouvelle fois à être prévenu à cette adresse de ce qui suit. C’est déjà noté\u202f: il ne reste rien à faire.',
      withdraw:
        'Si vous ne souhaitez plus être prévenu, cette page permet à tout moment de retirer le souhait\u202f:',
    },
  },
};
