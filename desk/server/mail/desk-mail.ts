import type { Mail } from '../../../api/mail/mail';
import { inLanguage, type InLanguages } from '../../../api/http/in-language';
import type { LocaleCode } from '../../../src/contract/locale-codes';

interface Words {
  joinSubject: string;
  join: string;
  returnSubject: string;
  back: string;
  once: string;
  ignore: string;
}

const WORDS: InLanguages<Words> = {
  en: {
    joinSubject: 'Your way to the desk of {gallery}',
    join: '{by} invites you to the desk of {gallery}, where the gallery writes and publishes. Open this link to come in:',
    returnSubject: 'Your way back to the desk of {gallery}',
    back: 'Somebody, you perhaps, has asked for a link to come back to the desk of {gallery}:',
    once: 'It works once, until {until}.',
    ignore: 'If it was not you, there is nothing to do: without this mail nobody comes in.',
  },
  fr: {
    joinSubject: 'Votre accès au bureau de {gallery}',
    join: '{by} vous invite au bureau de {gallery}, où la galerie écrit et publie. Ouvrez ce lien pour entrer :',
    returnSubject: 'Revenir au bureau de {gallery}',
    back: 'Quelqu’un, vous peut-être, a demandé un lien pour revenir au bureau de {gallery} :',
    once: 'Il sert une seule fois, jusqu’au {until}.',
    ignore: 'Si ce n’était pas vous, il n’y a rien à faire : sans ce courrier, personne n’entre.',
  },
};

interface Letter {
  to: string;
  language: LocaleCode;
  gallery: { name: string; address: string };
  link: string;
  /** ISO 8601. */
  until: string;
  /** Who invites; nobody, where somebody asks for a way back. */
  by?: string;
}

/** The mail with the link of an invitation, or of a way back. */
export function linkMail({ to, language, gallery, link, until, by }: Letter): Mail {
  const words = inLanguage(WORDS, language);
  const date = new Date(until).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' });
  const said = (text: string) =>
    text
      .replace('{gallery}', () => gallery.name)
      .replace('{by}', () => by ?? '')
      .replace('{until}', () => date);
  const parts =
    by === undefined ? [words.back, link, words.once, words.ignore] : [words.join, link, words.once];
  return {
    kind: 'desk',
    to,
    visitor: to,
    replyTo: gallery,
    subject: said(by === undefined ? words.returnSubject : words.joinSubject),
    text: `${parts.map(said).join('\n\n')}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
