import type { FastifyInstance } from 'fastify';
import { addRoutes } from '../desk/add-routes';
import { DeskError } from '../desk/desk-error';
import { deskAddress, type DeskServices } from '../desk/desk-services';
import { note } from '../desk/log-queries';
import { placeOf } from '../desk/pages';
import { confirmRoutes, signInRoutes } from './contract/identity-endpoints';
import { beginSession, confirmSession, deviceName, endSession } from './session-queries';
import { mailInvitation } from './invite';
import { findLink, makeLink, mayMailLink } from './link-queries';
import {
  askForPasskey,
  checkPasskey,
  credentialsOf,
  findPasskey,
  keyIdOf,
  noteCounter,
} from './passkey-ceremonies';
import { isPassword } from './passwords';
import { meOf, personByEmail, personById, type PersonRow } from './people-queries';
import { giveSession, signedInOf, takeSession } from './signed-in';

/** Calls before anybody is signed in. */
export function addSignInRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, attempts, challenges, mailer, settings, now } = services;

  addRoutes(app, signInRoutes, {
    'GET /start': async ({ signedIn }) => ({
      me: signedIn && meOf(signedIn.person),
      canMail: mailer !== undefined,
      siteUrl: settings.siteUrl,
      deskUrl: deskAddress(settings),
    }),

    'POST /sign-in/password': async (request, reply) => {
      const { email, password } = request.body;
      await attempts.begin(request.ip, email);
      const person = await database.read((from) => personByEmail(from, email));
      if (!(await isPassword(password, person?.password)) || !person) throw new DeskError('wrongSignIn');
      attempts.succeed(request.ip, email);
      giveSession(request, reply, await begin(person, request.headers['user-agent']));
      return meOf(person);
    },

    'POST /sign-in/passkey/options': async (request) =>
      askForPasskey(challenges, await placeOf(request, services)),

    'POST /sign-in/passkey': async (request, reply) => {
      const { passkey } = request.body;
      const id = keyIdOf(passkey);
      await attempts.begin(request.ip, `passkey ${id}`);
      const known = await database.read(async (from) => {
        const key = await findPasskey(from, id);
        const person = key && (await personById(from, key.person));
        return key && person && { person, credential: key.credential };
      });
      if (!known) throw new DeskError('passkeyFailed');
      const value = await checkPasskey(
        challenges,
        await placeOf(request, services),
        { credential: known.credential },
        passkey,
      );
      attempts.succeed(request.ip, `passkey ${id}`);
      giveSession(request, reply, await begin(known.person, request.headers['user-agent'], { id, value }));
      return meOf(known.person);
    },

    'POST /sign-out': async (request, reply) => {
      const { person, session } = signedInOf(request);
      await database.write(async (to) => {
        await endSession(to, person.id, session);
        await note(to, person, 'signed-out', { now: now() });
      });
      takeSession(request, reply);
    },

    'POST /lost-password': async (request) => {
      const { email } = request.body;
      if (!mailer) throw new DeskError('noMailServer');
      await attempts.begin(request.ip, `lost ${email}`);
      // Answered before the lookup: neither words nor time tell who is known.
      void sendWayBack(email).catch((error: unknown) =>
        request.log.warn({ err: error }, 'no link was mailed'),
      );
      return {};
    },
  });

  const begin = (person: PersonRow, agent: string | undefined, counter?: { id: string; value: number }) =>
    database.write(
      async (to) => {
        // Since it was looked up, the password may have been changed, the passkey removed, or the person.
        const isStill = counter
          ? (await findPasskey(to, counter.id))?.person === person.id
          : (await personById(to, person.id))?.password === person.password;
        if (!isStill) throw new DeskError(counter ? 'passkeyFailed' : 'wrongSignIn');
        if (counter) await noteCounter(to, counter.id, counter.value);
        await note(to, person, 'signed-in', { now: now(), about: deviceName(agent) });
        return beginSession(to, person.id, deviceName(agent), now());
      },
      { urgent: true },
    );

  async function sendWayBack(email: string): Promise<void> {
    await database.write(async (to) => {
      const person = await personByEmail(to, email);
      if (!person?.joined_at || !(await mayMailLink(to, person.id, now()))) return;
      // A further request, perhaps by somebody else, must not invalidate the links of earlier mails.
      const token = await makeLink(to, { purpose: 'return', person: person.id, isFurther: true }, now());
      await mailInvitation(to, services, {
        ...{ person, purpose: 'return' },
        link: `${deskAddress(settings)}/invitation/${token}`,
        until: (await findLink(to, token, now()))?.expiresAt ?? '',
        by: undefined,
      });
    });
    mailer?.wake();
  }
}

/** A signed-in person proves again who is there; the session stays, so that nothing under way is lost. */
export function addConfirmRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, attempts, challenges, now } = services;
  const ownerOf = (session: number): string => `confirming ${session}`;

  // A file that is downloaded cannot ask itself: the page asks here first.
  addRoutes(app, confirmRoutes, {
    'GET /you/confirm': () => undefined,

    'POST /you/confirm/password': async (request) => {
      const { person, session } = signedInOf(request);
      await attempts.begin(request.ip, person.email);
      if (!(await isPassword(request.body.password, person.password)))
        throw new DeskError('currentWrong', { fields: ['current'] });
      attempts.succeed(request.ip, person.email);
      await database.write(async (to) => {
        // It may have been changed while it was looked at.
        if ((await personById(to, person.id))?.password !== person.password)
          throw new DeskError('notSignedIn');
        await confirmSession(to, session, now());
      });
    },

    'POST /you/confirm/passkey/options': async (request) => {
      const { person, session } = signedInOf(request);
      const known = await database.read((from) => credentialsOf(from, person.id));
      return askForPasskey(challenges, await placeOf(request, services), { owner: ownerOf(session), known });
    },

    'POST /you/confirm/passkey': async (request) => {
      const { person, session } = signedInOf(request);
      const { passkey } = request.body;
      const id = keyIdOf(passkey);
      await attempts.begin(request.ip, `passkey ${id}`);
      const known = await database.read((from) => findPasskey(from, id));
      if (known?.person !== person.id) throw new DeskError('passkeyFailed');
      const asked = { credential: known.credential, owner: ownerOf(session) };
      const counter = await checkPasskey(challenges, await placeOf(request, services), asked, passkey);
      attempts.succeed(request.ip, `passkey ${id}`);
      await database.write(async (to) => {
        if ((await findPasskey(to, id))?.person !== person.id) throw new DeskError('passkeyFailed');
        await noteCounter(to, id, counter);
        await confirmSession(to, session, now());
      });
    },
  });
}
