import { imageAnswer } from '../content/answers/image-answer';
import { isPublished, type View } from '../content/answers/view';
import type { Localised } from '../catalogue-files/texts';
import type { Catalogue, Work } from '../content/published/catalogue-content';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import type { Thumb, WorkCard } from './contract/messages';

/** Falls back to another language, as the desk shows what the site does not yet. */
export const textFor = (lang: LocaleCode, text: Localised<string>): string =>
  text[lang] ?? Object.values(text).find(Boolean) ?? '';

/** @param size `sm` for lists, `md` for a card */
export function thumbOf(view: View, work: Work | undefined, size: 'sm' | 'md' = 'sm'): Thumb | null {
  const [first] = work?.pictures ?? [];
  if (!first) return null;
  const { sizes, width, height, night } = imageAnswer(view, first);
  const alt = textFor(view.lang, first.alt);
  return { url: sizes[size], width, height, alt, night: night?.sizes[size] ?? null };
}

/** @param there the visitor's language */
export function workCard(view: View, work: Work, there: LocaleCode): WorkCard {
  const { catalogue, lang } = view;
  const { dimensions } = work;
  return {
    id: work.id,
    title: textFor(lang, work.title),
    titleThere: textFor(there, work.title),
    creators: creatorsOf(catalogue, work).join(', '),
    date: work.date ? textFor(lang, work.date) : null,
    reference: work.reference,
    dimensions: dimensions
      ? { ...dimensions, unit: 'cm', note: dimensions.note && textFor(lang, dimensions.note) }
      : null,
    availability: work.availability,
    price: work.price ?? null,
    isLight: isLight(work),
    isPublic: isPublicWork(work),
    picture: thumbOf(view, work, 'md'),
  };
}

/** The shelf of lamps; a piece of another one may have a light of its own. */
const LIGHTS = 'lighting';

const isLight = ({ type, pictures }: Work): boolean =>
  type === LIGHTS || (pictures ?? []).some(({ night }) => night?.lamp === true);

/** In any language. */
const isPublicWork = (work: Work): boolean => LOCALE_CODES.some((lang) => isPublished({ lang }, work));

const creatorsOf = ({ creators }: Catalogue, work: Work): string[] =>
  work.creators.flatMap((id) => creators.get(id)?.name ?? []);
