import { longDay } from './long-day';
import type { Mail } from './mail';
import { inLanguage, type InLanguages } from '../../src/contract/in-language';
import type { LocaleCode } from '../../src/contract/locale-codes';

interface Words {
  joinSubject: string;
  join: string;
  returnSubject: string;
  back: string;
  once: string;
  keySubject: string;
  key: string;
  ignore: string;
}

const WORDS: InLanguages<Words> = {
  en: {
    joinSubject: 'Your way to the desk of {gallery}',
    join: '{by} invites you to the desk of {gallery}, where the gallery writes and publishes. Open this link to come in:',
    returnSubject: 'Your way back to the desk of {gallery}',
    back: 'Somebody, perhaps you, has asked for a link to come back to the desk of {gallery}:',
    once: 'It works once, until {until} in Paris.',
    keySubject: 'A passkey for the desk of {gallery}',
    key: 'With a passkey you sign in to the desk of {gallery} with the fingerprint, face or code that unlocks your device: nothing to remember, nothing to steal. {by} reminds you of it. Add one here, on each device that you use:',
    ignore: 'If it was not you, there is nothing to do: without this email nobody comes in.',
  },
  fr: {
    joinSubject: 'Votre accès au bureau de {gallery}',
    join: '{by} vous invite au bureau de {gallery}, où la galerie écrit et publie. Ouvrez ce lien pour entrer :',
    returnSubject: 'Revenir au bureau de {gallery}',
    back: 'Quelqu’un, vous peut-être, a demandé un lien pour revenir au bureau de {gallery} :',
    once: 'Il sert une seule fois, jusqu’au {until}, heure de Paris.',
    keySubject: 'Une clé d’accès pour le bureau de {gallery}',
    key: 'Avec une clé d’accès, vous entrez au bureau de {gallery} avec votre empreinte, votre visage ou le code de votre appareil : rien à retenir, rien à voler. {by} vous le rappelle. Ajoutez-en une ici, sur chaque appareil que vous utilisez :',
    ignore: 'Si ce n’était pas vous, il n’y a rien à faire : sans cet e-mail, personne n’entre.',
  },
};

interface Addressed {
  to: string;
  language: LocaleCode;
  gallery: { name: string; address: string };
  link: string;
}

interface Letter extends Addressed {
  /** ISO 8601. */
  until: string;
  /** Undefined for a way back. */
  by?: string;
}

export function linkMail({ until, by, ...addressed }: Letter): Mail {
  const words = inLanguage(WORDS, addressed.language);
  const date = untilIn(until, addressed.language);
  const { link } = addressed;
  return by === undefined
    ? mailOf(addressed, words.returnSubject, [words.back, link, words.once, words.ignore], { until: date })
    : mailOf(addressed, words.joinSubject, [words.join, link, words.once], { until: date, by });
}

const PARIS = 'Europe/Paris';

/** Times are the gallery's, wherever the server is. */
function untilIn(iso: string, language: LocaleCode): string {
  const moment = new Date(iso);
  const day = longDay(moment, language, PARIS);
  const hour = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ timeZone: PARIS, hour: 'numeric', minute: '2-digit', hour12: false },
  }).format(moment);
  return language === 'fr' ? `${day} à ${hour.replace(':', '\u00a0h\u00a0')}` : `${day} at ${hour}`;
}

export function passkeyMail({ by, ...addressed }: Addressed & { by: string }): Mail {
  const words = inLanguage(WORDS, addressed.language);
  return mailOf(addressed, words.keySubject, [words.key, addressed.link], { by });
}

function mailOf(
  { to, gallery }: Addressed,
  subject: string,
  parts: readonly string[],
  { by = '', until = '' }: { by?: string; until?: string },
): Mail {
  const said = (text: string) =>
    text
      .replace('{gallery}', () => gallery.name)
      .replace('{by}', () => by)
      .replace('{until}', () => until);
  return {
    kind: 'desk',
    to,
    visitor: to,
    replyTo: gallery,
    subject: said(subject),
    text: `${parts.map(said).join('\n\n')}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
