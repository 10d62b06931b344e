/**
 * Marks that nobody sees and that come along with what is copied: directions of writing, soft hyphens, spaces without width.
 * Joiners stay, which Persian and emoji are written with.
 */
const MARKS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Of any field of a form. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');

/** Of what is written without joiners: addresses and numbers. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');
