import type { FastifyInstance } from 'fastify';
import type { Queries } from '../database/queries';
import type { TakeInvitation } from './contract/identity';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { beginSession, deviceName, endSessions } from './session-queries';
import { addPasskey, askForNewPasskey, credentialsOf, readNewPasskey } from './passkey-ceremonies';
import { hashPassword, requireStrongPassword } from './passwords';
import { hashOf } from './secret';
import { placeOf } from '../desk/pages';
import { giveSession } from './signed-in';
import { findLink, spendLinks, type Link } from './link-queries';
import { note } from '../desk/log-queries';
import {
  addPerson,
  changeMe,
  isDeskEmpty,
  meOf,
  noteJoined,
  personByEmail,
  personById,
  setPassword,
  type PersonRow,
} from './people-queries';
import { invitationRoutes } from './contract/identity-endpoints';
import { addRoutes } from '../desk/add-routes';

export function addInvitationRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, attempts, challenges, now } = services;

  /** @throws DeskError when the link is unknown, used or expired, or the desk has its first owner already */
  const linkIn = async (
    from: Queries,
    token: string,
  ): Promise<{ link: Link; person: PersonRow | undefined }> => {
    const link = await findLink(from, token, now());
    const person = link && link.person !== null ? await personById(from, link.person) : undefined;
    const isGood = link?.purpose === 'first' ? await isDeskEmpty(from) : person !== undefined;
    if (!link || !isGood) throw new DeskError('linkGone');
    return { link, person };
  };
  /** Tokens cannot be guessed, but attempts are counted. */
  const look = async (ip: string, token: string): Promise<{ link: Link; person: PersonRow | undefined }> => {
    await attempts.begin(ip, `link ${hashOf(token)}`);
    const found = await database.read((from) => linkIn(from, token));
    attempts.succeed(ip, `link ${hashOf(token)}`);
    return found;
  };

  addRoutes(app, invitationRoutes, {
    'POST /invitation/look': async ({ ip, body }) => {
      const { link, person } = await look(ip, body.token);
      const { purpose, invitedBy, expiresAt } = link;
      return {
        purpose,
        name: person?.name ?? '',
        email: person?.email ?? null,
        invitedBy,
        until: expiresAt,
      };
    },

    'POST /invitation/passkey': async (request) => {
      const { token, email, name } = request.body;
      const { person } = await look(request.ip, token);
      return askForNewPasskey(challenges, await placeOf(request, services), {
        owner: hashOf(token),
        email: person?.email ?? email ?? '',
        name: name ?? person?.name ?? '',
        known: person ? await database.read((from) => credentialsOf(from, person.id)) : [],
      });
    },

    'POST /invitation/take': async (request, reply) => {
      const { token, password, passkey, ...given } = request.body;
      const { person: invited, link } = await look(request.ip, token);
      const missing = missingIn(request.body, link);
      if (missing.length > 0) throw new DeskError('invalid', { fields: missing });
      const about = [invited?.email ?? given.email ?? '', given.name ?? invited?.name ?? ''];
      if (password !== undefined) await requireStrongPassword(password, about);
      const hash = password === undefined ? undefined : await hashPassword(password);
      const key =
        passkey &&
        (await readNewPasskey(challenges, await placeOf(request, services), hashOf(token), passkey));
      const device = deviceName(request.headers['user-agent']);
      const { secret, me } = await database.write(
        async (to) => {
          const found = await linkIn(to, token);
          const id = found.person?.id ?? (await addFirstOwner(to, given));
          await changeMe(to, id, given);
          if (hash !== undefined) await setPassword(to, id, hash);
          if (key) await addPasskey(to, id, key, { device, now: now() });
          if (found.link.purpose === 'return') await endSessions(to, id);
          await noteJoined(to, id, now());
          await spendLinks(to, found.link.person);
          const person = (await personById(to, id)) as PersonRow;
          await note(to, person, found.link.purpose === 'return' ? 'returned' : 'joined', { now: now() });
          return { secret: await beginSession(to, id, device, now()), me: meOf(person) };
        },
        { urgent: true },
      );
      giveSession(request, reply, secret);
      return me;
    },
  });

  async function addFirstOwner(
    to: Queries,
    { name = '', email = '', language }: Omit<TakeInvitation, 'token'>,
  ): Promise<number> {
    if (await personByEmail(to, email)) throw new DeskError('knownAddress', { fields: ['email'] });
    return addPerson(to, { email, name, language, may: 'everything' }, now());
  }
}

function missingIn({ name, email, password, passkey }: TakeInvitation, { purpose }: Link): string[] {
  return [
    purpose !== 'return' && !name ? 'name' : [],
    purpose === 'first' && !email ? 'email' : [],
    password === undefined && !passkey ? 'password' : [],
  ].flat();
}
