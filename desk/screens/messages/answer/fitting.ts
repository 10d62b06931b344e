import { fold } from '../../../../src/contract/text/fold';
import type { Message, WorkCard } from '../../../../api/messages/contract/messages';
import type { Fitting, Template } from '../../../../api/messages/contract/templates';
import { amountOf } from '../../../app/items/work-price';

type About = Pick<Message, 'text' | 'works'>;

/** What a message and an answer speak of, in either language and without accents. */
const ASKED = [
  {
    message: /\b(price|prices|cost|how much|prix|combien|tarif)/,
    answer: /\{price\}|\bprice\b|\bprix\b/,
  },
  {
    message:
      /\b(see (it|them|this|these|the)|visit|come|view(ing)?|lit|evening|voir|visite|venir|passer|allum|soir)/,
    answer: /\b(appointment|visit|rendez-vous|visite)/,
  },
];

const textsOf = ({ text }: Template): string => fold(Object.values(text).join('\n'));

const every = (works: readonly WorkCard[], fits: (work: WorkCard) => boolean): boolean =>
  works.length > 0 && works.every(fits);
const isAvailable = ({ availability }: WorkCard): boolean => availability === 'available';

/** Of one that was kept before there were fittings, its words tell. */
export function fittingOf(template: Template): Fitting {
  if (template.fits) return template.fits;
  const texts = textsOf(template);
  if (/\blit\b|\ballum/.test(texts)) return 'lights';
  if (/found its owner|has been sold|trouve preneur|deja vendu/.test(texts)) return 'sold';
  return 'any';
}

const FITS: Record<Fitting, (works: readonly WorkCard[]) => boolean> = {
  any: () => true,
  general: (works) => works.length === 0,
  works: (works) => works.length > 0,
  lights: (works) => every(works, (work) => work.isLight && isAvailable(work)),
  priced: (works) => every(works, (work) => isAvailable(work) && amountOf(work) !== undefined),
  unpriced: (works) => every(works, isAvailable) && works.some((work) => amountOf(work) === undefined),
  available: (works) => every(works, isAvailable),
  sold: (works) => every(works, (work) => !isAvailable(work)),
};

/** One that names the work has nothing to say of a message about none. */
export const fitsMessage = (template: Template, { works }: About): boolean =>
  FITS[fittingOf(template)](works) &&
  (works.length > 0 || !/\{(work|reference|price)\}/.test(textsOf(template)));

/** The first that says what is asked, else the first that answers nothing else. @returns -1 for none */
export function firstFitting(templates: readonly Template[], message: About): number {
  const text = fold(message.text);
  const at = (isIt: (template: Template) => boolean): number => templates.findIndex(isIt);
  const asked = ASKED.filter((one) => one.message.test(text)).map(({ answer }) =>
    at((template) => answer.test(textsOf(template))),
  );
  const plain = at((template) => !ASKED.some(({ answer }) => answer.test(textsOf(template))));
  return [...asked, plain, templates.length - 1].find((index) => index >= 0) ?? -1;
}
