import type { LinkProps } from '@tanstack/react-router';
import type { Permission } from '../contract/permissions';
import type { WordKey } from '../words/en';

/** A place of the desk. */
export interface Place {
  to: NonNullable<LinkProps['to']>;
  word: WordKey;
  /** Who sees it; everybody unless told. */
  may?: Permission;
}

/** The words of the header, in their order; a new screen is a line here and in router.tsx. */
export const PLACES: readonly Place[] = [
  { to: '/', word: 'nav.today' },
  { to: '/releases', word: 'nav.releases' },
];

/** What stands behind the person's name. */
export const OWN_PLACES: readonly Place[] = [
  { to: '/people', word: 'nav.people', may: 'everything' },
  { to: '/you', word: 'nav.you' },
];
