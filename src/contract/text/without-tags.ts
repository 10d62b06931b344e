/** Tags as the contract's HTML has them. `<` ends one as well: else a text of `<` alone would be read to its end from each. */
export const withoutTags = (html: string): string => html.replace(/<[^<>]*>/g, '');
