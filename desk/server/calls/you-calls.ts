import { Type, type Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import {
  AddPasskey,
  ChangeMe,
  ChangePassword,
  RemovePasskey,
  type Me,
  type Passkey,
  type Session,
} from '../../contract/identity';
import type { Statements } from '../../../api/storage/connection';
import { DeskError } from '../desk-error';
import type { DeskServices } from '../desk-services';
import { deviceName } from '../identity/device-name';
import { askForNewPasskey, readNewPasskey } from '../identity/passkey-ceremonies';
import { hashPassword, isPassword, requireStrongPassword } from '../identity/passwords';
import { placeOf } from '../own-pages-only';
import { giveSession, requireFresh, signedInOf } from '../signed-in';
import { useUpLinks } from '../tables/links';
import { note } from '../tables/log';
import { addPasskey, credentialsOf, deletePasskey, passkeysOf } from '../tables/passkeys';
import { changeMe, meOf, personById, setPassword, type PersonRow } from '../tables/people';
import { beginSession, endSession, endSessions, sessionsOf } from '../tables/sessions';

const SessionParams = Type.Object({ number: Type.Integer({ minimum: 1 }) });
const FRESH = { config: { fresh: true } };

export function addYouCalls(app: FastifyInstance, services: DeskServices): void {
  const { database, attempts, challenges, now } = services;

  app.get('/you/passkeys', (request): Promise<Passkey[]> => {
    const { person } = signedInOf(request);
    return database.read((from) => passkeysOf(from, person.id));
  });

  app.get('/you/sessions', (request): Promise<Session[]> => {
    const { person, session } = signedInOf(request);
    return database.read((from) => sessionsOf(from, person.id, session, now()));
  });

  app.patch<{ Body: ChangeMe }>('/you', { schema: { body: ChangeMe } }, (request): Promise<Me> => {
    const { person } = signedInOf(request);
    return database.write(async (to) => {
      await changeMe(to, person.id, request.body);
      return meOf((await personById(to, person.id)) as PersonRow);
    });
  });

  app.put<{ Body: Static<typeof ChangePassword> }>(
    '/you/password',
    { schema: { body: ChangePassword } },
    async (request, reply): Promise<Me> => {
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
        await useUpLinks(to, person.id);
        await endSessions(to, person.id);
        await note(to, person, 'password', { now: now() });
        return beginSession(to, person.id, device, now());
      });
      giveSession(request, reply, secret);
      return { ...meOf(person), hasPassword: true };
    },
  );

  /** It may have been ended while the call was under way. */
  const requireSession = async (to: Statements, person: number, session: number): Promise<void> => {
    if (!(await sessionsOf(to, person, session, now())).some(({ isThis }) => isThis))
      throw new DeskError('notSignedIn');
  };
  const ownerOf = ({ session }: { session: number }): string => `session ${session}`;

  // Whoever has these has proved who it is: adding the key needs no second proof.
  app.post('/you/passkeys/options', FRESH, async (request) => {
    const signedIn = signedInOf(request);
    const { id, email, name } = signedIn.person;
    const known = await database.read((from) => credentialsOf(from, id));
    const owner = ownerOf(signedIn);
    return askForNewPasskey(challenges, placeOf(request, services), { owner, email, name, known });
  });

  app.post<{ Body: Static<typeof AddPasskey> }>(
    '/you/passkeys',
    { schema: { body: AddPasskey } },
    async (request): Promise<Passkey[]> => {
      const signedIn = signedInOf(request);
      const { person } = signedIn;
      const place = placeOf(request, services);
      const key = await readNewPasskey(challenges, place, ownerOf(signedIn), request.body.passkey);
      const device = deviceName(request.headers['user-agent']);
      return database.write(async (to) => {
        await requireSession(to, person.id, signedIn.session);
        await addPasskey(to, person.id, key, { device, now: now() });
        await note(to, person, 'passkey-added', { now: now(), about: device });
        return passkeysOf(to, person.id);
      });
    },
  );

  app.delete<{ Body: Static<typeof RemovePasskey> }>(
    '/you/passkeys',
    { ...FRESH, schema: { body: RemovePasskey } },
    (request): Promise<Passkey[]> => {
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
  );

  app.delete<{ Params: Static<typeof SessionParams> }>(
    '/you/sessions/:number',
    { ...FRESH, schema: { params: SessionParams } },
    async (request): Promise<Session[]> => {
      const { person, session } = signedInOf(request);
      return database.write(async (to) => {
        await endSession(to, person.id, request.params.number);
        return sessionsOf(to, person.id, session, now());
      });
    },
  );

  app.delete('/you/sessions', FRESH, async (request): Promise<Session[]> => {
    const { person, session } = signedInOf(request);
    return database.write(async (to) => {
      const all = await sessionsOf(to, person.id, session, now());
      if (all.every(({ isThis }) => isThis)) return all;
      await endSessions(to, person.id, session);
      await note(to, person, 'sessions-ended', { now: now() });
      return sessionsOf(to, person.id, session, now());
    });
  });
}
