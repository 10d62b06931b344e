import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { DESK_LANGUAGES } from '../../desk/contract/languages';
import { PERMISSIONS } from './permissions';
import { orNull, recordOf } from '../../desk/contract/shapes';

const closed = { additionalProperties: false };

/** Characters. The upper bound limits the work of argon2 and of the strength check. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

const email = Type.String({ format: 'email', maxLength: 254 });
/** Without control characters and line breaks. One way to match: more would let a long name take the processor for a second. */
const name = Type.String({
  minLength: 1,
  maxLength: 80,
  pattern: '^(?=\\s*\\S)[^\\p{Cc}\\p{Cf}]*$',
});
/** The password check bounds the length itself, with messages of its own. */
const password = Type.String({ maxLength: 1024 });
/** Checked by @simplewebauthn. */
const passkey = Type.Unsafe<object>({ type: 'object' });
const language = oneOf(DESK_LANGUAGES);

export const PasswordSignIn = Type.Object({ email, password }, closed);
export const PasskeySignIn = Type.Object({ passkey }, closed);
export const LostPassword = Type.Object({ email }, closed);

const token = Type.String({ maxLength: 100 });

export const LookAtInvitation = Type.Object({ token }, closed);

/** The first owner gives an email address, under which the browser saves the key. */
export const InvitedPasskey = Type.Object(
  { token, email: Type.Optional(email), name: Type.Optional(name) },
  closed,
);

/** The first owner gives an email address as well. */
export const TakeInvitation = Type.Object(
  {
    token,
    name: Type.Optional(name),
    email: Type.Optional(email),
    language,
    password: Type.Optional(password),
    passkey: Type.Optional(passkey),
  },
  closed,
);
export type TakeInvitation = Static<typeof TakeInvitation>;

export const ChangeMe = Type.Object(
  {
    name: Type.Optional(name),
    language: Type.Optional(language),
    letterKeys: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type ChangeMe = Static<typeof ChangeMe>;

/** `current` is required of a person with a password. */
export const ChangePassword = Type.Object({ current: Type.Optional(password), password }, closed);
export const AddPasskey = Type.Object({ passkey }, closed);
/** In the body: an id is longer than a part of an address may be. */
export const RemovePasskey = Type.Object({ id: Type.String({ minLength: 1, maxLength: 1400 }) }, closed);

export const ConfirmByPassword = Type.Object({ password }, closed);
export const ConfirmByPasskey = Type.Object({ passkey }, closed);

export const InvitePerson = Type.Object({ email, may: oneOf(PERMISSIONS) }, closed);
export const ChangePerson = Type.Object({ may: oneOf(PERMISSIONS) }, closed);

/** Times are ISO 8601. */
export const Person = Type.Object({
  id: Type.Number(),
  email: Type.String(),
  name: Type.String(),
  may: oneOf(PERMISSIONS),
  hasPassword: Type.Boolean(),
  passkeys: Type.Number(),
  invitedAt: Type.String(),
  joinedAt: orNull(Type.String()),
  /** Null without an open invitation. */
  invitedUntil: orNull(Type.String()),
  seenAt: orNull(Type.String()),
});
export type Person = Static<typeof Person>;

export const Me = Type.Object({
  ...Type.Pick(Person, ['id', 'email', 'name', 'may', 'hasPassword']).properties,
  language: oneOf(DESK_LANGUAGES),
  letterKeys: Type.Boolean(),
});
export type Me = Static<typeof Me>;

export const Passkey = Type.Object({ id: Type.String(), device: Type.String(), madeAt: Type.String() });
export type Passkey = Static<typeof Passkey>;

export const Session = Type.Object({
  number: Type.Number(),
  device: Type.String(),
  seenAt: Type.String(),
  isThis: Type.Boolean(),
});
export type Session = Static<typeof Session>;

export const Start = Type.Object({
  me: orNull(Me),
  canMail: Type.Boolean(),
  siteUrl: Type.String(),
  /** Where passkeys work, unless it is an IP address. */
  deskUrl: Type.String(),
});
export type Start = Static<typeof Start>;

export const Invitation = Type.Object({
  /** `first`: the first owner; `join`: a new person; `return`: a person who cannot sign in any more. */
  purpose: oneOf(['first', 'join', 'return'] as const),
  name: Type.String(),
  email: orNull(Type.String()),
  invitedBy: orNull(Type.String()),
  until: Type.String(),
});
export type Invitation = Static<typeof Invitation>;

export const LOGGED_ACTS = [
  'signed-in',
  'signed-out',
  'joined',
  'returned',
  'invited',
  'link-made',
  'permission',
  'removed',
  'sessions-ended',
  'reminded',
  'password',
  'passkey-added',
  'passkey-removed',
  'unsubscribed',
  'withdrew-wish',
  'exported-subscribers',
  'exported-wishes',
  'read-personal',
  'erased-personal',
  'build-asked',
  'build-stopped',
  'went-back',
  'back-failed',
  'backup-made',
  'backup-failed',
  'backup-taken',
  'picture-added',
  'picture-removed',
  'picture-brought-back',
  'picture-replaced',
  'picture-put-back',
  'file-added',
  'file-removed',
  'file-brought-back',
  'published',
  'sold',
  'available',
  'moved',
  'withdrawn',
  'taken-back',
  'deleted',
  'discarded',
  'draft-discarded',
  'draft-back',
  'scheduled',
  'unscheduled',
  'schedule-failed',
  'clock-trusted',
  'news-ended',
  'news-end-void',
  'brought-in',
  'list-taken-back',
  'taken-away',
  'link-given',
  'link-ended',
  'room-given',
  'room-withdrawn',
  'room-deleted',
  'room-changes-shown',
  'room-changes-discarded',
] as const;
export type LoggedAct = (typeof LOGGED_ACTS)[number];

export const LoggedNames = recordOf(DESK_LANGUAGES, Type.String());
export type LoggedNames = Static<typeof LoggedNames>;

export const LogLine = Type.Object({
  id: Type.Number(),
  at: Type.String(),
  name: Type.String(),
  what: oneOf(LOGGED_ACTS),
  /** Items are named in each language; what was noted before they were has one text. */
  about: orNull(Type.Union([Type.String(), LoggedNames])),
});
export type LogLine = Static<typeof LogLine>;

/** Either mailed, or with a link for the inviting person to pass on. */
export const Invited = Type.Object({
  /** `return`: the person had an account, and goes on signing in as before until the link is used. */
  purpose: oneOf(['join', 'return'] as const),
  mailedTo: orNull(Type.String()),
  link: orNull(Type.String()),
});
export type Invited = Static<typeof Invited>;
