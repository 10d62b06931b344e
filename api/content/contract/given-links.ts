import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { orNull } from '../../desk/contract/shapes';
import { OfItem, ShowItem } from './item';
import type { Routes } from '../../desk/contract/route';

/** A link by which somebody outside sees an item as it is written. `by` is null for one of the shell. */
export const GivenLink = Type.Object({
  number: Type.Number(),
  locale: oneOf(LOCALE_CODES),
  by: orNull(Type.String()),
  until: Type.String(),
});
export type GivenLink = Static<typeof GivenLink>;

/** The address is known once: the desk keeps a hash of it. */
export const NewLink = Type.Object({ url: Type.String(), until: Type.String() });
export type NewLink = Static<typeof NewLink>;

const OfLink = Type.Object({ ...OfItem.properties, number: Type.Integer({ minimum: 1 }) });
const publishers = { may: 'publish' } as const;

export const givenLinkRoutes = {
  'GET /items/:shelf/:id/links': { ...publishers, params: OfItem, answer: Type.Array(GivenLink) },
  'POST /items/:shelf/:id/links': { ...publishers, params: OfItem, body: ShowItem, answer: NewLink },
  'DELETE /items/:shelf/:id/links/:number': {
    ...publishers,
    params: OfLink,
    answer: Type.Array(GivenLink),
  },
} satisfies Routes;
