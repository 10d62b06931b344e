import { Type, type Static } from '@sinclair/typebox';
import { ARRANGEMENT_PATTERN } from './arrangement';
import { BOUNDS, HONEYPOT_FIELD } from './bounds';
import { FORM_OUTCOME_NAMES } from './form-outcomes';
import { LINE_PATTERN, TEXT_PATTERN } from '../text/readable';
import { oneOf } from '../one-of';

const line = { pattern: LINE_PATTERN };
const Name = Type.String({ minLength: BOUNDS.name.min, maxLength: BOUNDS.name.max, ...line });
const Email = Type.String({ format: 'email', maxLength: BOUNDS.email.max, ...line });
/** Without bounds, since an optional number never stops a message; where a call is preferred, `phoneFault` is asked. */
const Phone = Type.String({
  ...line,
  description:
    'where a call is preferred: 6 to 60 characters, at least 6 of them digits of any script; spaces, + ( ) . - / #, x, ext, a word in brackets. ' +
    'Else it is kept as it comes',
});
const Slug = Type.String({ minLength: 1, maxLength: BOUNDS.slug.max, ...line });
const honeypot = {
  [HONEYPOT_FIELD]: Type.Optional(
    Type.String({
      description: 'left empty by people; filled, what is sent is kept and marked as suspected',
    }),
  ),
};

/** Not by what is in it, which is kept nowhere. */
export const isSuspected = ({ [HONEYPOT_FIELD]: filled }: { [HONEYPOT_FIELD]?: unknown }): boolean =>
  filled !== undefined && filled !== '';

export const SubscribeBody = Type.Object({
  name: Type.Optional(Name),
  email: Email,
  is_profesional: Type.Boolean({ default: false }),
  ...honeypot,
});
export type SubscribeBody = Static<typeof SubscribeBody>;

const INQUIRY_CHANNELS = ['email', 'phone'] as const;

/** `phone` is required when `inquiry_by` is `phone`; API and form check that themselves. */
export const ContactBody = Type.Object({
  name: Name,
  email: Email,
  phone: Type.Optional(Phone),
  message: Type.String({
    minLength: BOUNDS.message.min,
    maxLength: BOUNDS.message.max,
    pattern: TEXT_PATTERN,
  }),
  newsletter: Type.Boolean(),
  inquiry_by: oneOf(INQUIRY_CHANNELS),
  work: Type.Optional(Type.String({ description: "a work's slug", ...line })),
  works: Type.Optional(
    Type.Array(Slug, {
      maxItems: BOUNDS.works.max,
      uniqueItems: true,
      description: 'slugs of the works of a selection',
    }),
  ),
  arrangement: Type.Optional(
    Type.String({
      pattern: ARRANGEMENT_PATTERN,
      description:
        'how `works` stand side by side, each in its order: the middle in cm, `r` and degrees where it is turned',
      examples: ['at=45,178r30&wall=460'],
    }),
  ),
  event: Type.Optional(Type.String({ description: "an event's slug", ...line })),
  ...honeypot,
});
export type ContactBody = Static<typeof ContactBody>;

export const WishBody = Type.Object({
  email: Email,
  wish: Type.String({ minLength: BOUNDS.wish.min, maxLength: BOUNDS.wish.max, pattern: TEXT_PATTERN }),
  work: Type.Optional(Slug),
  creator: Type.Optional(Slug),
  type: Type.Optional(Slug),
  ...honeypot,
});
export type WishBody = Static<typeof WishBody>;

export const LinkBody = Type.Object({
  token: Type.Optional(Type.String({ description: 'that of the link' })),
});
export type LinkBody = Static<typeof LinkBody>;

export const FormAnswer = Type.Object({
  data: Type.Object({
    message: Type.String(),
    next: Type.Optional(
      Type.String({
        description: 'what is left for the visitor to do, or comes of it; shown with the message',
      }),
    ),
    outcome: Type.Optional(
      Type.String({
        description: `both by name, for the site’s page that says the same without scripts: ${FORM_OUTCOME_NAMES.join(', ')}`,
      }),
    ),
  }),
});
export type FormAnswer = Static<typeof FormAnswer>;
