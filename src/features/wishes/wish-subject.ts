import { isSlug } from '../../contract/forms/slug-list';
import type { LocaleCode } from '../../i18n/locales';
import { routePath } from '../../routes/route-path';

/** What the catalogue has that a wish may be about. */
const KINDS = ['work', 'creator', 'type'] as const;
type WishKind = (typeof KINDS)[number];

/** A work, creator or type that something like it, or of it, is wished for. */
export interface WishSubject {
  kind: WishKind;
  slug: string;
}

const ROUTES = { work: 'works-slug', creator: 'creators-slug', type: 'works-type-slug' } as const;

/** The page of the site that tells of it. */
export const subjectPath = ({ kind, slug }: WishSubject, locale: LocaleCode): string =>
  routePath(ROUTES[kind], locale, { slug });

/** What the query of the page is about on which one asks to be told. */
export function wishSubject(search: string): WishSubject | undefined {
  const query = new URLSearchParams(search);
  for (const kind of KINDS) {
    const slug = query.get(kind);
    if (isSlug(slug)) return { kind, slug };
  }
  return undefined;
}

/** What the router keeps beside the address: words that a visitor has searched for in vain. */
export const wordsOfState = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'wish' in state && typeof state.wish === 'string'
    ? state.wish
    : undefined;
