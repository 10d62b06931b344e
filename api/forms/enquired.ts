import type { ContactBody } from '../../src/contract/forms/forms';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { publishedWithSlug } from '../answers/view';
import { invalidFields } from '../http/api-error';
import type { Catalogue } from '../loading/catalogue';
import type { GalleryEvent, Work } from '../loading/catalogue-content';

/** What a message is about. */
export interface Enquired<W = Work, E = GalleryEvent> {
  /** The one that `work` names. */
  work?: W;
  /** Those that `works` names, in its order, none twice; empty without it. */
  works: readonly W[];
  event?: E;
}

/** The slugs by which a message says what it is about. */
type Named = Pick<ContactBody, 'work' | 'works' | 'event'>;

/**
 * What a message names by slugs, of whichever language.
 * @throws ApiError 422 for what is not there, or not for everyone to see; of several works it says which
 */
export function enquired(catalogue: Catalogue, named: Named): Enquired {
  const known = knownOf(catalogue, named);
  const { works: unknown, ...single } = unknownOf(catalogue, named);
  if (single.work) throw invalidFields({ work: { kind: 'invalid' } });
  if (single.event) throw invalidFields({ event: { kind: 'invalid' } });
  if (unknown.length > 0) throw invalidFields({ works: { kind: 'unknown', value: unknown } });
  return known;
}

/** What there is of it. */
export function knownOf(
  catalogue: Catalogue,
  { work: slug, works: slugs = [], event: eventSlug }: Named,
): Enquired {
  const work = slug ? workWithSlug(catalogue, slug) : undefined;
  const event = eventSlug ? eventWithSlug(catalogue, eventSlug) : undefined;
  const works = slugs.flatMap((each) => workWithSlug(catalogue, each) ?? []);
  // One work may be named twice, by its slug in each language.
  return { ...(work && { work }), works: [...new Set(works)], ...(event && { event }) };
}

/** The slugs of which there is nothing. */
export function unknownOf(catalogue: Catalogue, { work, works = [], event }: Named) {
  return {
    work: work && !workWithSlug(catalogue, work) ? work : undefined,
    works: works.filter((each) => !workWithSlug(catalogue, each)),
    event: event && !eventWithSlug(catalogue, event) ? event : undefined,
  };
}

const workWithSlug = (catalogue: Catalogue, slug: string): Work | undefined =>
  LOCALE_CODES.map((lang) => publishedWithSlug({ catalogue, lang }, catalogue.works, slug)).find(Boolean);

const eventWithSlug = (catalogue: Catalogue, slug: string): GalleryEvent | undefined =>
  LOCALE_CODES.map((lang) => publishedWithSlug({ catalogue, lang }, catalogue.events, slug)).find(Boolean);
