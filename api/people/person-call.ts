import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../src/contract/one-of';
import type { Queries } from '../database/queries';
import { deskLanguage } from '../desk/contract/languages';
import { OPERATOR_NAME } from '../desk/contract/operator';
import type { DeskServices } from '../desk/desk-services';
import { note } from '../desk/log-queries';
import { CallRefused, type ServerCall } from '../local/server-call';
import { PERMISSIONS } from './contract/permissions';
import { invite } from './invite';
import { allPeople, countOwners, deletePerson, personByEmail, type PersonRow } from './people-queries';
import { endSessions } from './session-queries';

const OPERATOR = { id: null, name: OPERATOR_NAME };

const Asked = Type.Object({
  act: oneOf(['list', 'invite', 'remove', 'end-sessions'] as const),
  email: Type.String(),
  may: oneOf(PERMISSIONS),
});
export type PersonAsked = Static<typeof Asked>;

/** `npm run desk-person`. */
export const PERSON_CALL: ServerCall<typeof Asked> = {
  path: '/people',
  asked: Asked,
  work: ({ database, settings }, asked) =>
    asked.act === 'list'
      ? database.read(list)
      : database.write((to) => ACTS[asked.act as keyof typeof ACTS](to, asked, settings), { urgent: true }),
};

async function list(from: Queries): Promise<string> {
  const people = await allPeople(from, Date.now());
  if (people.length === 0) return 'Nobody yet: invite somebody with --may everything.';
  return people
    .map(({ email, name, may, joinedAt, invitedUntil }) => {
      const until = invitedUntil ? ` until ${invitedUntil}` : ', link expired';
      return [email, name || '-', may, joinedAt ? `since ${joinedAt}` : `invited${until}`].join('\t');
    })
    .join('\n');
}

const ACTS = {
  async invite(
    to: Queries,
    { email, may }: PersonAsked,
    settings: DeskServices['settings'],
  ): Promise<string> {
    const { link, until } = await invite(
      to,
      { settings, now: Date.now },
      { email, may, language: deskLanguage(settings.mailLanguage), by: OPERATOR },
    );
    return `${link}\nOpens the desk once, until ${until}.`;
  },

  async remove(to: Queries, { email }: PersonAsked): Promise<string> {
    const person = await known(to, email);
    if (person.may === 'everything' && person.joined_at && (await countOwners(to)) <= 1)
      throw new CallRefused(`${email} is the last who may do everything: let somebody else do so first.`);
    await deletePerson(to, person.id);
    await note(to, OPERATOR, 'removed', { now: Date.now(), about: person.name || person.email });
    return `${email} cannot sign in any more.`;
  },

  async 'end-sessions'(to: Queries, { email }: PersonAsked): Promise<string> {
    const person = await known(to, email);
    await endSessions(to, person.id);
    await note(to, OPERATOR, 'sessions-ended', { now: Date.now(), about: person.name || person.email });
    return `${email} is signed out everywhere.`;
  },
};

async function known(from: Queries, email: string): Promise<PersonRow> {
  const person = await personByEmail(from, email);
  if (!person) throw new CallRefused(`Nobody at the desk has the address ${email}.`);
  return person;
}
