import { parseArgs } from 'node:util';
import { deskLanguage } from './desk/contract/languages';
import { OPERATOR_NAME } from './desk/contract/operator';
import { PERMISSIONS, type Permission } from './people/contract/permissions';
import { invite } from './people/invite';
import { note } from './desk/log-queries';
import { allPeople, countOwners, deletePerson, personByEmail } from './people/people-queries';
import { endSessions } from './people/session-queries';
import { isAddress } from './privacy/folded-address';
import { settingsFrom } from './settings';
import type { Queries } from './database/queries';
import { openDatabase } from './database/open-database';
import type { GalleryDatabase } from './database/database';

const USAGE = `Usage: npm run -s desk-person -- list
       npm run -s desk-person -- invite ada@example.org [--may ${PERMISSIONS.join('|')}]
       npm run -s desk-person -- remove|end-sessions ada@example.org`;

const OPERATOR = { id: null, name: OPERATOR_NAME };

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { may: { type: 'string' } } });
  const [command = '', email = '', ...rest] = positionals;
  const may = PERMISSIONS.find((permission) => permission === (values.may ?? 'write'));
  if (rest.length > 0 || !may) throw new Error(USAGE);
  if (command !== 'list' && !isAddress(email)) throw new Error(USAGE);
  const settings = settingsFrom(process.env);
  const database = await openDatabase(settings);
  try {
    switch (command) {
      case 'list':
        return await list(database);
      case 'invite':
        return await write(database, (to) => makeLink(to, settings, email, may));
      case 'remove':
        return await write(database, (to) => remove(to, email));
      case 'end-sessions':
        return await write(database, (to) => end(to, email));
      default:
        throw new Error(USAGE);
    }
  } finally {
    await database.close();
  }
}

async function list(database: GalleryDatabase): Promise<void> {
  const people = await database.read((from) => allPeople(from, Date.now()));
  for (const { email, name, may, joinedAt, invitedUntil } of people) {
    const state = joinedAt
      ? `since ${joinedAt}`
      : `invited${invitedUntil ? ` until ${invitedUntil}` : ', link expired'}`;
    console.log([email, name || '-', may, state].join('\t'));
  }
  if (people.length === 0) console.log('Nobody yet: invite somebody with --may everything.');
}

const write = async (database: GalleryDatabase, work: (to: Queries) => Promise<string>): Promise<void> =>
  console.log(await database.write(work, { urgent: true }));

async function makeLink(
  to: Queries,
  settings: ReturnType<typeof settingsFrom>,
  email: string,
  may: Permission,
): Promise<string> {
  const by = OPERATOR;
  const { link, until } = await invite(
    to,
    { settings, now: Date.now },
    { email, may, language: deskLanguage(settings.mailLanguage), by },
  );
  return `${link}\nOpens the desk once, until ${until}.`;
}

async function remove(to: Queries, email: string): Promise<string> {
  const person = await known(to, email);
  if (person.may === 'everything' && person.joinedAt && (await countOwners(to)) <= 1)
    throw new Error(`${email} is the last who may do everything: let somebody else do so first.`);
  await deletePerson(to, person.id);
  await note(to, OPERATOR, 'removed', { now: Date.now(), about: person.name || person.email });
  return `${email} cannot sign in any more.`;
}

async function end(to: Queries, email: string): Promise<string> {
  const person = await known(to, email);
  await endSessions(to, person.id);
  await note(to, OPERATOR, 'sessions-ended', { now: Date.now(), about: person.name || person.email });
  return `${email} is signed out everywhere.`;
}

async function known(from: Queries, email: string) {
  const person = await personByEmail(from, email);
  if (!person) throw new Error(`Nobody at the desk has the address ${email}.`);
  return person;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
