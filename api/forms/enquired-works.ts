import type { ContactBody } from '../../src/contract/forms/forms';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { publishedWithSlug } from '../answers/view';
import { invalidFields } from '../http/api-error';
import type { Catalogue } from '../loading/catalogue';
import type { Work } from '../loading/catalogue-content';

/** What a message is about. */
export interface EnquiredWorks {
  /** The one that `work` names. */
  work?: Work;
  /** Those that `works` names, in its order, none twice; empty without it. */
  works: Work[];
}

/**
 * The works that a message names by their slugs, of whichever language.
 * @throws ApiError 422 for what is not there, or not for everyone to see; of several works it says which
 */
export function enquiredWorks(
  catalogue: Catalogue,
  { work: slug, works: slugs = [] }: Pick<ContactBody, 'work' | 'works'>,
): EnquiredWorks {
  const work = slug ? workWithSlug(catalogue, slug) : undefined;
  if (slug && !work) throw invalidFields({ work: { kind: 'invalid' } });
  const works = slugs.map((each) => workWithSlug(catalogue, each));
  const unknown = slugs.filter((_, index) => !works[index]);
  if (unknown.length > 0) throw invalidFields({ works: { kind: 'unknown', value: unknown } });
  const known = works.filter((each) => each !== undefined);
  // One work may be named twice, by its slug in each language.
  return { ...(work && { work }), works: [...new Set(known)] };
}

function workWithSlug(catalogue: Catalogue, slug: string): Work | undefined {
  return LOCALE_CODES.map((lang) => publishedWithSlug({ catalogue, lang }, catalogue.works, slug)).find(
    Boolean,
  );
}
