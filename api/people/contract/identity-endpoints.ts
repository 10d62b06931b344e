import { Type } from '@sinclair/typebox';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import {
  AddPasskey,
  ChangeMe,
  ChangePassword,
  ChangePerson,
  ConfirmByPasskey,
  ConfirmByPassword,
  Invitation,
  Invited,
  InvitedPasskey,
  InvitePerson,
  LogLine,
  LookAtInvitation,
  LostPassword,
  Me,
  Passkey,
  PasskeySignIn,
  PasswordSignIn,
  Person,
  RemovePasskey,
  Session,
  Start,
  TakeInvitation,
} from './identity';
import type { Routes } from '../../desk/contract/route';

/** Made and read by @simplewebauthn, on both sides. */
const AskedPasskey = Type.Unsafe<PublicKeyCredentialRequestOptionsJSON>(
  Type.Object({ challenge: Type.String() }, { additionalProperties: true }),
);
const AskedNewPasskey = Type.Unsafe<PublicKeyCredentialCreationOptionsJSON>(
  Type.Object({ challenge: Type.String() }, { additionalProperties: true }),
);

/** Calls before anybody is signed in, and the end of it. */
export const signInRoutes = {
  'GET /start': { may: 'anyone', answer: Start },
  'POST /sign-in/password': { may: 'anyone', body: PasswordSignIn, answer: Me },
  'POST /sign-in/passkey/options': { may: 'anyone', answer: AskedPasskey },
  'POST /sign-in/passkey': { may: 'anyone', body: PasskeySignIn, answer: Me },
  'POST /sign-out': {},
  'POST /lost-password': { may: 'anyone', body: LostPassword, answer: Type.Object({}), status: 202 },
} satisfies Routes;

export const invitationRoutes = {
  'POST /invitation/look': { may: 'anyone', body: LookAtInvitation, answer: Invitation },
  'POST /invitation/passkey': { may: 'anyone', body: InvitedPasskey, answer: AskedNewPasskey },
  'POST /invitation/take': { may: 'anyone', body: TakeInvitation, answer: Me },
} satisfies Routes;

/** A signed-in person proves again who is there. */
export const confirmRoutes = {
  // A file that is downloaded cannot ask itself: the page asks here first.
  'GET /you/confirm': { fresh: true },
  'POST /you/confirm/password': { body: ConfirmByPassword },
  'POST /you/confirm/passkey/options': { answer: AskedPasskey },
  'POST /you/confirm/passkey': { body: ConfirmByPasskey },
} satisfies Routes;

const OfSession = Type.Object({ number: Type.Integer({ minimum: 1 }) });
const Passkeys = Type.Array(Passkey);
const Sessions = Type.Array(Session);

export const youRoutes = {
  'GET /you/passkeys': { answer: Passkeys },
  'GET /you/sessions': { answer: Sessions },
  'PATCH /you': { body: ChangeMe, answer: Me },
  'PUT /you/password': { body: ChangePassword, answer: Me },
  'POST /you/passkeys/options': { fresh: true, answer: AskedNewPasskey },
  'POST /you/passkeys': { body: AddPasskey, answer: Passkeys },
  'DELETE /you/passkeys': { fresh: true, body: RemovePasskey, answer: Passkeys },
  'DELETE /you/sessions/:number': { fresh: true, params: OfSession, answer: Sessions },
  'DELETE /you/sessions': { fresh: true, answer: Sessions },
} satisfies Routes;

const OfPerson = Type.Object({ id: Type.Integer({ minimum: 1 }) });
const People = Type.Array(Person);
const ReadLog = Type.Object({
  before: Type.Optional(Type.Integer({ minimum: 1 })),
  find: Type.Optional(Type.String({ maxLength: 200 })),
});
const owners = { may: 'everything' } as const;
const ownersNow = { ...owners, fresh: true } as const;

export const peopleRoutes = {
  'GET /people': { ...owners, answer: People },
  'POST /people': { ...ownersNow, body: InvitePerson, answer: Invited },
  'PATCH /people/:id': { ...ownersNow, params: OfPerson, body: ChangePerson, answer: People },
  'DELETE /people/:id': { ...ownersNow, params: OfPerson, answer: People },
  'DELETE /people/:id/sessions': { ...ownersNow, params: OfPerson, answer: People },
  'POST /people/:id/link': { ...ownersNow, params: OfPerson, answer: Invited },
  'POST /people/:id/reminder': { ...owners, params: OfPerson },
  'GET /log': { ...owners, query: ReadLog, answer: Type.Array(LogLine) },
} satisfies Routes;
