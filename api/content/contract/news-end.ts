import { Type, type Static } from '@sinclair/typebox';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { Texts } from '../../desk/contract/shapes';

const closed = { additionalProperties: false };

/** What tells one piece of news from another that was written over it. */
export const NewsSaid = Type.Object({
  title: Texts,
  /** Where it leads. */
  url: Texts,
});
export type NewsSaid = Static<typeof NewsSaid>;

/** When a piece of news goes off the home page by itself. */
export const NewsEnd = Type.Object({
  /** Its id. */ news: Type.String(),
  title: Texts,
  at: Type.String(),
  by: Type.String(),
  /** Nothing happens then: that piece is in the news no more, public or not. */
  isVoid: Type.Boolean(),
});
export type NewsEnd = Static<typeof NewsEnd>;

export const OfNews = Type.Object({ news: Type.String({ minLength: 1, maxLength: 120 }) }, closed);
export const SetNewsEnd = Type.Object({ at: Type.String({ format: 'date-time' }) }, closed);

/** However it was corrected, a title or an address of it stayed. */
export const isStill = (said: NewsSaid, now: NewsSaid): boolean =>
  !isSaying(said) || shares(said.title, now.title) || shares(said.url, now.url);

const isSaying = ({ title, url }: NewsSaid): boolean => [title, url].some((texts) => shares(texts, texts));

const shares = (one: Texts, other: Texts): boolean =>
  LOCALE_CODES.some((code) => (one[code] ?? '') !== '' && one[code] === other[code]);
