/**
 * Stands for every token in the path of the one page that is built for all of them. The address without a token is no page;
 * no token is this one.
 */
const ANY_TOKEN = '~';

/** `/room/~` of `/room/:id`. */
export const tokenPage = (pattern: string): string => pattern.replace(/:\w+$/, ANY_TOKEN);

/** `/room` of `/room/:id`: what is left of an address that was not copied whole. */
export const withoutToken = (pattern: string): string => pattern.replace(/\/:\w+$/, '');
