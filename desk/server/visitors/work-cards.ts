import { imageAnswer } from '../../../api/answers/image-answer';
import { isPublished, type View } from '../../../api/answers/view';
import { textIn } from '../../../api/answers/text';
import type { Catalogue } from '../../../api/loading/catalogue';
import type { Work } from '../../../api/loading/catalogue-content';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import type { Thumb, WorkCard } from '../../contract/messages';
import { wordsIn } from '../tables/paging';

/** A work's first picture; null where it has none. @param size `sm` for lists, `md` for a card */
export function thumbOf(view: View, work: Work | undefined, size: 'sm' | 'md' = 'sm'): Thumb | null {
  const [first] = work?.pictures ?? [];
  if (!first) return null;
  const { webp, width, height, alt, night } = imageAnswer(view, first);
  return { url: webp[size], width, height, alt, night: night?.webp[size] ?? null };
}

/** A work as it stands beside what somebody writes of it. @param there the language of the visitor */
export function workCard(view: View, work: Work, there: LocaleCode): WorkCard {
  const { catalogue } = view;
  const { dimensions } = work;
  return {
    id: work.id,
    title: textIn(view, work.title),
    titleThere: textIn({ catalogue, lang: there }, work.title),
    creators: creatorsOf(catalogue, work).join(', '),
    date: work.date ? textIn(view, work.date) : null,
    reference: work.reference,
    dimensions: dimensions
      ? { ...dimensions, unit: 'cm', note: dimensions.note && textIn(view, dimensions.note) }
      : null,
    availability: work.availability,
    isPublic: isPublicWork(catalogue, work),
    picture: thumbOf(view, work, 'md'),
  };
}

/** Whether everybody can see a work, in whichever language. */
export const isPublicWork = (catalogue: Catalogue, work: Work): boolean =>
  LOCALE_CODES.some((lang) => isPublished({ catalogue, lang }, work));

const creatorsOf = ({ creators }: Catalogue, work: Work): string[] =>
  work.creators.flatMap((id) => creators.get(id)?.name ?? []);

/** The works that words name, by their ids: each word is in a title, a creator's name or the reference. */
export function worksNamed(catalogue: Catalogue, words: string): string[] {
  const wanted = wordsIn(fold(words));
  if (wanted.length === 0) return [];
  return [...catalogue.works.values()].flatMap((work) => {
    const name = fold(
      [...Object.values(work.title), ...creatorsOf(catalogue, work), work.reference].join('\n'),
    );
    return wanted.every((word) => name.includes(word)) ? work.id : [];
  });
}
