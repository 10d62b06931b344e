import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { orNull } from '../../desk/contract/shapes';
import type { Routes } from '../../desk/contract/route';

const both = (maxLength: number) =>
  Type.Object(
    {
      en: Type.String({ minLength: 1, maxLength, pattern: '\\S' }),
      fr: Type.String({ minLength: 1, maxLength, pattern: '\\S' }),
    },
    { additionalProperties: false },
  );

/** The messages that an answer is offered for: all of them, those about no work, or by the works that they are about. */
export const FITTINGS = [
  'any',
  'general',
  'works',
  'lights',
  'priced',
  'unpriced',
  'available',
  'sold',
] as const;
export type Fitting = (typeof FITTINGS)[number];

/** How answers begin; texts may hold places in braces. Those kept before there were fittings have none. */
export const Template = Type.Object(
  { name: both(60), text: both(2000), fits: Type.Optional(oneOf(FITTINGS)) },
  { additionalProperties: false },
);
export type Template = Static<typeof Template>;

/** Bytes of the longest templates as JSON, where each character is written as six. */
const MOST_TEMPLATE_BYTES = 320 * 1024;

const ChangeTemplates = Type.Object(
  {
    templates: Type.Array(Template, { maxItems: 12 }),
    /** The version that was edited, so that changes of others are noticed. */
    basedOn: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);

export const Templates = Type.Object({
  templates: Type.Array(Template),
  version: Type.Number(),
  changed: orNull(Type.Object({ at: Type.String(), name: Type.String() })),
});
export type Templates = Static<typeof Templates>;

/** Allowed names in braces. */
export const TEMPLATE_PLACES = ['name', 'work', 'reference', 'price', 'me'] as const;
export type TemplatePlace = (typeof TEMPLATE_PLACES)[number];

export const templateRoutes = {
  'GET /templates': { answer: Templates },
  'PUT /templates': {
    may: 'everything',
    bodyLimit: MOST_TEMPLATE_BYTES,
    body: ChangeTemplates,
    answer: Templates,
  },
} satisfies Routes;
