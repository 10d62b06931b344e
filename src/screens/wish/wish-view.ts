import type { WishWords } from '../../i18n/pages/wish-page';

/** The words of the page come with it: no other page loads them. */
export type WishView = Omit<WishWords, 'description'>;

/** The page on which visitors ask to be told when something comes, as its screen shows it. */
export const toWishView = ({ description: _, ...words }: WishWords): WishView => words;
