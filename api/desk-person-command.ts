import { parseArgs } from 'node:util';
import { askServer } from './local/server-call';
import { PERMISSIONS } from './people/contract/permissions';
import { PERSON_CALL, type PersonAsked } from './people/person-call';
import { isAddress } from './privacy/folded-address';
import { settingsFrom } from './settings';

const USAGE = `Usage: npm run -s desk-person -- list
       npm run -s desk-person -- invite ada@example.org [--may ${PERMISSIONS.join('|')}]
       npm run -s desk-person -- remove|end-sessions ada@example.org`;
const ACTS: readonly PersonAsked['act'][] = ['list', 'invite', 'remove', 'end-sessions'];

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { may: { type: 'string' } } });
  const [command, email = '', ...rest] = positionals;
  const act = ACTS.find((one) => one === command);
  const may = PERMISSIONS.find((permission) => permission === (values.may ?? 'write'));
  if (rest.length > 0 || !may || !act || (act !== 'list' && !isAddress(email))) throw new Error(USAGE);
  console.log(await askServer(settingsFrom(process.env), PERSON_CALL, { act, email, may }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
