import type { LinkProps } from '@tanstack/react-router';
import { allows, type Permission } from '../../api/people/contract/permissions';
import type { WordKey } from '../words/en';

type NameIn<Key> = Key extends `search.${infer Word extends WordKey}` ? Word : never;
/** What the palette finds by other words as well. */
export type SearchedWord = NameIn<WordKey>;

export interface Place {
  to: NonNullable<LinkProps['to']>;
  word: SearchedWord;
  may?: Permission;
  /** Typed after G. */
  letter?: string;
  /** Shown in the bar at the foot of phones. */
  isAtFoot?: boolean;
}

/** In the header's order. A new screen needs a line here and in router.tsx. */
export const PLACES: readonly Place[] = [
  { to: '/', word: 'nav.today', letter: 't', isAtFoot: true },
  { to: '/works', word: 'nav.works', letter: 'w', isAtFoot: true },
  { to: '/creators', word: 'nav.creators', letter: 'c' },
  { to: '/events', word: 'nav.events', letter: 'e' },
  { to: '/press', word: 'nav.press', letter: 's' },
  { to: '/pages', word: 'nav.pages', letter: 'a' },
  { to: '/pictures', word: 'nav.pictures', letter: 'i' },
  { to: '/messages', word: 'nav.messages', letter: 'm', isAtFoot: true },
  { to: '/rooms', word: 'nav.rooms', letter: 'o' },
  { to: '/releases', word: 'nav.releases', letter: 'r' },
];

/** What visitors write and ask for; reached from the messages. */
export const VISITORS_PLACES: readonly Place[] = [
  { to: '/messages', word: 'nav.messages' },
  { to: '/subscribers', word: 'nav.subscribers' },
  { to: '/wishes', word: 'nav.wishes' },
  { to: '/personal-data', word: 'nav.personalData', may: 'everything' },
];

/** Reached from the works; in the menu and the palette. */
export const LISTS_PLACE: Place = { to: '/import', word: 'nav.lists' };

/** The menu behind the person's name. */
export const OWN_PLACES: readonly Place[] = [
  { to: '/people', word: 'nav.people', may: 'everything', letter: 'p' },
  { to: '/gallery', word: 'nav.gallery', may: 'everything' },
  { to: '/deleted', word: 'nav.deleted' },
  { to: '/you', word: 'nav.you', letter: 'y' },
  { to: '/manual', word: 'nav.manual', letter: 'h' },
];

export const allowedOf = (places: readonly Place[], mine: Permission): Place[] =>
  places.filter(({ may = 'write' }) => allows(mine, may));

/** Everywhere, for the palette and the keys. */
export const placesOf = (may: Permission): Place[] =>
  allowedOf([...PLACES, LISTS_PLACE, ...VISITORS_PLACES.slice(1), ...OWN_PLACES], may);
