import type { LinkProps } from '@tanstack/react-router';
import { allows, type Permission } from '../contract/permissions';
import type { WordKey } from '../words/en';

/** A place of the desk. */
export interface Place {
  to: NonNullable<LinkProps['to']>;
  word: WordKey;
  /** Who sees it; everybody unless told. */
  may?: Permission;
  /** By which it is gone to, after G. */
  letter?: string;
  /** Whether it is one of the words at the foot of phones, before the menu. */
  isAtFoot?: boolean;
}

/** The words of the header, in their order; a new screen is a line here and in router.tsx. */
export const PLACES: readonly Place[] = [
  { to: '/', word: 'nav.today', letter: 't', isAtFoot: true },
  { to: '/messages', word: 'nav.messages', letter: 'm', isAtFoot: true },
  { to: '/releases', word: 'nav.releases', letter: 'r' },
];

/** What stands behind the person's name. */
export const OWN_PLACES: readonly Place[] = [
  { to: '/people', word: 'nav.people', may: 'everything', letter: 'p' },
  { to: '/gallery', word: 'nav.gallery', may: 'everything' },
  { to: '/you', word: 'nav.you', letter: 'y' },
];

/** Every place that somebody may go to. */
export const placesOf = (may: Permission): Place[] =>
  [...PLACES, ...OWN_PLACES].filter(({ may: needed = 'write' }) => allows(may, needed));
