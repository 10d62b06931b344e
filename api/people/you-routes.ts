import type { FastifyInstance } from 'fastify';
import type { Queries } from '../database/queries';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { beginSession, deviceName, endSession, endSessions, sessionsOf } from './session-queries';
import {
  addPasskey,
  askForNewPasskey,
  credentialsOf,
  deletePasskey,
  passkeysOf,
  readNewPasskey,
} from './passkey-ceremonies';
import { hashPassword, isPassword, requireStrongPassword } from './passwords';
import { placeOf } from '../desk/pages';
import { giveSession, requireFresh, signedInOf } from './signed-in';
import { spendLinks } from './link-queries';
import { note } from '../desk/log-queries';
import { changeMe, meOf, personById, setPassword, type PersonRow } from './people-queries';
import { youRoutes } from './contract/identity-endpoints';
import { addRoutes } from '../desk/add-routes';

export function addYouRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, attempts, challenges, now } = services;

  addRoutes(app, youRoutes, {
    'GET /you/passkeys': (request) => {
      const { person } = signedInOf(request);
      return database.read((from) => passkeysOf(from, person.id));
    },

    'GET /you/sessions': (request) => {
      const { person, session } = signedInOf(request);
      return database.read((from) => sessionsOf(from, person.id, session, now()));
    },

    'PATCH /you': (request) => {
      const { person } = signedInOf(request);
      return database.write(async (to) => {
        await changeMe(to, person.id, request.body);
        return meOf((await personById(to, person.id)) as PersonRow);
      });
    },

    'PUT /you/password': async (request, reply) => {
      const signedIn = signedInOf(request);
      const { person, session } = signedIn;
      const { current = '', password } = request.body;
      if (person.password !== null) {
        await attempts.begin(request.ip, person.email);
        if (!(await isPassword(current, person.password)))
          throw new DeskError('currentWrong', { fields: ['current'] });
        attempts.succeed(request.ip, person.email);
      } else requireFresh(signedIn);
      await requireStrongPassword(password, [person.email, person.name]);
      const hash = await hashPassword(password);
      const device = deviceName(request.headers['user-agent']);
      // Ends all sessions of the old password; this browser gets a new one.
      const secret = await database.write(async (to) => {
        await requireSession(to, person.id, session);
        await setPassword(to, person.id, hash);
        await spendLinks(to, person.id);
        await endSessions(to, person.id);
        await note(to, person, 'password', { now: now() });
        return beginSession(to, person.id, device, now());
      });
      giveSession(request, reply, secret);
      return { ...meOf(person), hasPassword: true };
    },

    // Whoever has these has proved who it is: adding the key needs no second proof.
    'POST /you/passkeys/options': async (request) => {
      const signedIn = signedInOf(request);
      const { id, email, name } = signedIn.person;
      const known = await database.read((from) => credentialsOf(from, id));
      const owner = ownerOf(signedIn);
      return askForNewPasskey(challenges, await placeOf(request, services), { owner, email, name, known });
    },

    'POST /you/passkeys': async (request) => {
      const signedIn = signedInOf(request);
      const { person } = signedIn;
      const place = await placeOf(request, services);
      const key = await readNewPasskey(challenges, place, ownerOf(signedIn), request.body.passkey);
      const device = deviceName(request.headers['user-agent']);
      return database.write(async (to) => {
        await requireSession(to, person.id, signedIn.session);
        await addPasskey(to, person.id, key, { device, now: now() });
        await note(to, person, 'passkey-added', { now: now(), about: device });
        return passkeysOf(to, person.id);
      });
    },

    'DELETE /you/passkeys': (request) => {
      const { person } = signedInOf(request);
      return database.write(async (to) => {
        const all = await passkeysOf(to, person.id);
        const others = all.filter(({ id }) => id !== request.body.id);
        if (others.length === all.length) return all;
        if (others.length === 0 && !(await personById(to, person.id))?.password)
          throw new DeskError('lastWayIn');
        await deletePasskey(to, person.id, request.body.id);
        await note(to, person, 'passkey-removed', { now: now() });
        return others;
      });
    },

    'DELETE /you/sessions/:number': async (request) => {
      const { person, session } = signedInOf(request);
      return database.write(async (to) => {
        await endSession(to, person.id, request.params.number);
        return sessionsOf(to, person.id, session, now());
      });
    },

    'DELETE /you/sessions': async (request) => {
      const { person, session } = signedInOf(request);
      return database.write(async (to) => {
        const all = await sessionsOf(to, person.id, session, now());
        if (all.every(({ isThis }) => isThis)) return all;
        await endSessions(to, person.id, session);
        await note(to, person, 'sessions-ended', { now: now() });
        return sessionsOf(to, person.id, session, now());
      });
    },
  });
  /** It may have been ended while the call was under way. */
  const requireSession = async (to: Queries, person: number, session: number): Promise<void> => {
    if (!(await sessionsOf(to, person, session, now())).some(({ isThis }) => isThis))
      throw new DeskError('notSignedIn');
  };
  const ownerOf = ({ session }: { session: number }): string => `session ${session}`;
}
