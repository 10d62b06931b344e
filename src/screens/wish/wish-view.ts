import type { WishWords } from '../../i18n/en/pages/wish';

/** The words come with the page: no other page loads them. */
export type WishView = Omit<WishWords, 'description'>;

export const toWishView = ({ description: _, ...words }: WishWords): WishView => words;
