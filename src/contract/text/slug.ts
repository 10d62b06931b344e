import { fold } from './fold';

/** Words of small Latin letters and digits, parted by single hyphens. */
export const SLUG_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** Characters of one that is made of a name; whoever types one may go up to what the catalogue takes. */
const MOST_OF_NAME = 80;

/** The last hyphen stays while somebody types on. */
export const slugAsTyped = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');

/**
 * What the address, the id or the file of something is called, wherever it is made.
 *
 * @returns '' where the name has neither Latin letters nor digits
 */
export const slugOf = (name: string): string => slugAsTyped(name).slice(0, MOST_OF_NAME).replace(/-$/, '');
