import type { FastifyInstance } from 'fastify';
import type { Queries } from '../database/queries';
import { queueMail } from '../mail/mail-queries';
import type { Person } from './contract/identity';
import { DeskError } from '../desk/desk-error';
import { deskAddress, type DeskServices } from '../desk/desk-services';
import { siteIn } from '../content/published/part';
import { invite, mailInvitation } from './invite';
import { passkeyMail } from '../mail/desk-mail';
import { signedInOf, type SignedIn } from './signed-in';
import { logLines, note } from '../desk/log-queries';
import {
  allPeople,
  countOwners,
  deletePerson,
  personById,
  setPermission,
  type PersonRow,
} from './people-queries';
import { endSessions } from './session-queries';
import { peopleRoutes } from './contract/identity-endpoints';
import { addRoutes } from '../desk/add-routes';

export function addPeopleRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, mailer, now } = services;

  addRoutes(app, peopleRoutes, {
    'GET /people': () => database.read((from) => allPeople(from, now())),

    'POST /people': async (request) => {
      const { person } = signedInOf(request);
      const invited = await database.write(async (to) => {
        await requireStillOwner(to, person);
        const made = await invite(to, services, { ...request.body, language: person.language, by: person });
        return mailInvitation(to, services, made);
      });
      mailer?.wake();
      return invited;
    },

    'PATCH /people/:id': (request) => {
      const { may } = request.body;
      return change(request.params.id, signedInOf(request), async (to, person, by) => {
        if (may === person.may) return;
        if (may !== 'everything') await requireAnotherOwner(to, person);
        await setPermission(to, person.id, may);
        await note(to, by, 'permission', { now: now(), about: `${person.name || person.email}: ${may}` });
      });
    },

    'DELETE /people/:id': (request) =>
      change(request.params.id, signedInOf(request), async (to, person, by) => {
        await requireAnotherOwner(to, person);
        await deletePerson(to, person.id);
        await note(to, by, 'removed', { now: now(), about: person.name || person.email });
      }),

    'DELETE /people/:id/sessions': (request) =>
      change(request.params.id, signedInOf(request), async (to, person, by) => {
        await endSessions(to, person.id);
        await note(to, by, 'sessions-ended', { now: now(), about: person.name || person.email });
      }),

    // What the person had before works until the link is used.
    'POST /people/:id/link': async (request) => {
      const { person: by } = signedInOf(request);
      const made = await database.write(async (to) => {
        await requireStillOwner(to, by);
        const person = await personById(to, request.params.id);
        if (!person) throw new DeskError('notFound');
        const { email, may, language } = person;
        return mailInvitation(to, services, await invite(to, services, { email, may, language, by }));
      });
      mailer?.wake();
      return made;
    },

    'POST /people/:id/reminder': async (request) => {
      if (!mailer) throw new DeskError('noMailServer');
      await change(request.params.id, signedInOf(request), async (to, person, by) => {
        const site = await siteIn(to);
        await queueMail(
          to,
          passkeyMail({
            to: person.email,
            language: person.language,
            gallery: { name: site.name, address: site.contact.email },
            link: `${deskAddress(services.settings)}/you`,
            by: by.name || by.email,
          }),
        );
        await note(to, by, 'reminded', { now: now(), about: person.name || person.email });
      });
      mailer.wake();
    },

    'GET /log': (request) => database.read((from) => logLines(from, request.query)),
  });
  /** Checks run in the same write as the change, since two owners may act at once. */
  const change = (
    id: number,
    { person: by }: SignedIn,
    work: (to: Queries, person: PersonRow, by: PersonRow) => Promise<void>,
  ): Promise<Person[]> =>
    database.write(async (to) => {
      await requireStillOwner(to, by);
      const person = await personById(to, id);
      if (!person) throw new DeskError('notFound');
      await work(to, person, by);
      return allPeople(to, now());
    });
}

async function requireStillOwner(from: Queries, { id }: PersonRow): Promise<void> {
  if ((await personById(from, id))?.may !== 'everything') throw new DeskError('notAllowed');
}

/** At least one owner who can sign in must remain. */
async function requireAnotherOwner(from: Queries, { may, joined_at }: PersonRow): Promise<void> {
  if (may === 'everything' && joined_at !== null && (await countOwners(from)) <= 1)
    throw new DeskError('lastOwner');
}
