import type { ContactBody } from '../../src/contract/forms/forms';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { publishedOnceWithSlug } from '../content/answers/view';
import { invalidFields } from '../http/api-error';
import type { Catalogue } from '../content/published/catalogue';
import type { GalleryEvent, Work } from '../content/published/catalogue-content';

export interface Enquired<W = Work, E = GalleryEvent> {
  work?: W;
  works: readonly W[];
  event?: E;
}

type Named = Pick<ContactBody, 'work' | 'works' | 'event'>;

/** Slugs may be in any language, and those of a page that was opened before they were changed. @throws ApiError 422 for items that do not exist or are not public */
export function enquired(catalogue: Catalogue, named: Named): Enquired {
  const known = knownOf(catalogue, named);
  const { works: unknown, ...single } = unknownOf(catalogue, named);
  if (single.work) throw invalidFields({ work: { kind: 'invalid' } });
  if (single.event) throw invalidFields({ event: { kind: 'invalid' } });
  if (unknown.length > 0) throw invalidFields({ works: { kind: 'unknown', value: unknown } });
  return known;
}

export function knownOf(
  catalogue: Catalogue,
  { work: slug, works: slugs = [], event: eventSlug }: Named,
): Enquired {
  const work = slug ? workWithSlug(catalogue, slug) : undefined;
  const event = eventSlug ? eventWithSlug(catalogue, eventSlug) : undefined;
  const works = slugs.flatMap((each) => workWithSlug(catalogue, each) ?? []);
  // One work may be named twice, by its slugs in two languages.
  return { ...(work && { work }), works: [...new Set(works)], ...(event && { event }) };
}

export function unknownOf(catalogue: Catalogue, { work, works = [], event }: Named) {
  return {
    work: work && !workWithSlug(catalogue, work) ? work : undefined,
    works: works.filter((each) => !workWithSlug(catalogue, each)),
    event: event && !eventWithSlug(catalogue, event) ? event : undefined,
  };
}

/** Of a public work, in any language. */
export const workWithSlug = (catalogue: Catalogue, slug: string): Work | undefined =>
  LOCALE_CODES.map((lang) => publishedOnceWithSlug({ catalogue, lang }, catalogue.works, slug)).find(Boolean);

const eventWithSlug = (catalogue: Catalogue, slug: string): GalleryEvent | undefined =>
  LOCALE_CODES.map((lang) => publishedOnceWithSlug({ catalogue, lang }, catalogue.events, slug)).find(
    Boolean,
  );
