import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES, type LocaleCode } from '../src/contract/locale-codes';
import { previewTarget, referenceOf } from './previews/preview-target';
import { revokePreviews } from './previews/revoked-previews';
import { settingsFrom, type ApiSettings } from './settings';
import { openDatabase } from './database/open-database';
import type { GalleryDatabase } from './database/database';
import { createPreviewToken, openPreviews, type PreviewLink } from './previews/preview-tokens';

const USAGE = `Usage: npm run preview-link -- works/slug-or-id [--lang ${LOCALE_CODES.join('|')}]
       npm run preview-link -- --list
       npm run preview-link -- --revoke works/slug-or-id [--lang ${LOCALE_CODES.join('|')}], or a number of the list, an address, or all`;
const LIFETIME_DAYS = 7;

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: 'string' }, list: { type: 'boolean' }, revoke: { type: 'string' } },
  });
  const locale = LOCALE_CODES.find((code) => code === values.lang);
  const [reference] = positionals;
  const asked = [...positionals, values.list, values.revoke].filter(Boolean);
  if (asked.length !== 1 || (values.lang && (!locale || values.list))) throw new Error(USAGE);
  const settings = settingsFrom(process.env);
  const database = await openDatabase(settings);
  try {
    if (reference) await make(database, settings, reference, locale);
    else if (values.revoke) await revoke(database, values.revoke, locale);
    else await list(database);
  } finally {
    await database.close();
  }
}

async function make(
  database: GalleryDatabase,
  settings: ApiSettings,
  reference: string,
  locale: LocaleCode = DEFAULT_LOCALE_CODE,
): Promise<void> {
  const target = await database.read((from) => previewTarget(from, reference, locale));
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + LIFETIME_DAYS);
  const token = await database.write((statements) =>
    createPreviewToken(statements, { ...target, expires_at: expires.toISOString() }),
  );
  const prefix = locale === DEFAULT_LOCALE_CODE ? '' : `/${locale}`;
  console.log(`${settings.siteUrl}${prefix}/preview/${token}`);
}

async function list(database: GalleryDatabase): Promise<void> {
  const links = await database.read((from) => openPreviews(from, Date.now()));
  console.log(links.length > 0 ? linesOf(links) : 'No preview is open.');
}

async function revoke(
  database: GalleryDatabase,
  what: string,
  locale: LocaleCode | undefined,
): Promise<void> {
  const revoked = await database.write((to) => revokePreviews(to, { what, locale }, Date.now()));
  if (revoked.length === 0)
    throw new Error(`No open preview is '${what}': npm run preview-link -- --list shows those that are.`);
  console.log(`Revoked: ${revoked.length}\n${linesOf(revoked)}`);
}

const linesOf = (links: readonly PreviewLink[]): string =>
  links
    .map((link) => `  ${link.number} ${referenceOf(link)}, ${link.locale}, until ${link.expires_at}`)
    .join('\n');

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
