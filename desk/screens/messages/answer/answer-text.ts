import { inLanguage, type InLanguages } from '../../../../src/contract/in-language';
import type { Message, WorkCard } from '../../../../api/messages/contract/messages';
import type { TemplatePlace } from '../../../../api/messages/contract/templates';
import { priceOf } from '../../../app/items/work-price';

/** In the visitor's language, whatever the desk's. */
const SAID: InLanguages<{ subject: string; about: string; piece: string; plusVat: string }> = {
  en: {
    ...{ subject: 'Your message', about: 'Your message: {work}', piece: 'The piece' },
    plusVat: '{price} (plus VAT)',
  },
  fr: {
    ...{ subject: 'Votre message', about: 'Votre message\u202f: {work}', piece: 'La pièce' },
    plusVat: '{price} (TVA en sus)',
  },
};

type About = Pick<Message, 'name' | 'email' | 'locale' | 'works'>;

/** `Orbite ceiling light (ML 0175)`, of several works one after the other. */
const worksIn = ({ works }: About): string =>
  works.map(({ titleThere, reference }) => `${titleThere} (${reference})`).join(', ');

function quoted(work: WorkCard, { locale }: About): string | undefined {
  const price = priceOf(work, locale);
  return price !== undefined && work.givenVat === 'without'
    ? inLanguage(SAID, locale).plusVat.replace('{price}', () => price)
    : price;
}

/** Leaves unknown places as they are. */
export function fillTemplate(template: string, message: About, me: string): string {
  const values: Record<TemplatePlace, string> = {
    name: message.name,
    work: worksIn(message) || inLanguage(SAID, message.locale).piece,
    price: message.works.flatMap((work) => quoted(work, message) ?? []).join(', '),
    reference: message.works.map(({ reference }) => reference).join(', '),
    me,
  };
  return template.replace(/\{(\w+)\}/g, (place, name: string) => values[name as TemplatePlace] ?? place);
}

export const subjectFor = (message: About): string => {
  const { subject, about } = inLanguage(SAID, message.locale);
  return message.works.length > 0 ? about.replace('{work}', () => worksIn(message)) : subject;
};
