import { parseArgs } from 'node:util';
import { LOCALE_CODES } from '../src/contract/locale-codes';
import { askServer } from './local/server-call';
import { PREVIEW_CALL } from './previews/preview-call';
import { settingsFrom } from './settings';

const USAGE = `Usage: npm run preview-link -- works/slug-or-id [--lang ${LOCALE_CODES.join('|')}]
       npm run preview-link -- --list
       npm run preview-link -- --revoke works/slug-or-id [--lang ${LOCALE_CODES.join('|')}], or a number of the list, an address, or all`;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: 'string' }, list: { type: 'boolean' }, revoke: { type: 'string' } },
  });
  const locale = LOCALE_CODES.find((code) => code === values.lang);
  const [reference] = positionals;
  const asked = [...positionals, values.list, values.revoke].filter(Boolean);
  if (asked.length !== 1 || (values.lang && (!locale || values.list))) throw new Error(USAGE);
  const act = reference ? 'make' : values.revoke ? 'revoke' : 'list';
  const what = reference ?? values.revoke ?? '';
  console.log(
    await askServer(settingsFrom(process.env), PREVIEW_CALL, { act, what, ...(locale && { locale }) }),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
