import { isSlug } from '../../contract/forms/slug-list';
import type { LocaleCode } from '../../i18n/locales';
import { routePath } from '../../routes/route-path';

const KINDS = ['work', 'creator', 'type'] as const;
type WishKind = (typeof KINDS)[number];

export interface WishSubject {
  kind: WishKind;
  slug: string;
}

const ROUTES = { work: 'works-slug', creator: 'creators-slug', type: 'works-type-slug' } as const;

export const subjectPath = ({ kind, slug }: WishSubject, locale: LocaleCode): string =>
  routePath(ROUTES[kind], locale, { slug });

/** Undefined when the query names no slug. */
export function wishSubject(search: string): WishSubject | undefined {
  const query = new URLSearchParams(search);
  for (const kind of KINDS) {
    const slug = query.get(kind);
    if (isSlug(slug)) return { kind, slug };
  }
  return undefined;
}

/** Words searched for in vain, from the router's state. */
export const wordsOfState = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'wish' in state && typeof state.wish === 'string'
    ? state.wish
    : undefined;
