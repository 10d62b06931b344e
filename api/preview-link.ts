import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE_CODE, LOCALE_CODES } from '../src/contract/locale-codes';
import { loadCatalogue } from './loading/load-catalogue';
import { openFactsCache } from './media/facts-cache';
import { previewTarget } from './preview/preview-target';
import { settingsFrom } from './settings';
import { openDatabase } from './storage/database';
import { createPreviewToken } from './storage/preview-tokens';

const USAGE = `Usage: npm run preview-link -- works/slug-or-id [--lang ${LOCALE_CODES.join('|')}]`;
const LIFETIME_DAYS = 7;

/** Makes a preview of an item and prints its address. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: 'string' } },
  });
  const locale = LOCALE_CODES.find((code) => code === (values.lang ?? DEFAULT_LOCALE_CODE));
  const [reference] = positionals;
  if (!reference || !locale) throw new Error(USAGE);

  const { catalogueDir, dataDir, siteUrl } = settingsFrom(process.env);
  const facts = await openFactsCache(path.join(dataDir, 'picture-facts.json'));
  const target = previewTarget(await loadCatalogue(catalogueDir, facts), reference, locale);
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + LIFETIME_DAYS);
  const database = await openDatabase(dataDir);
  const token = await database.write((statements) =>
    createPreviewToken(statements, { ...target, expires_at: expires.toISOString() }),
  );
  database.close();

  const prefix = locale === DEFAULT_LOCALE_CODE ? '' : `/${locale}`;
  console.log(`${siteUrl}${prefix}/preview/${token}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
