import { openDatabase } from '../../../api/storage/database';
import { createPreviewToken } from '../../../api/storage/preview-tokens';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import type { SitePage } from './site';

const WORK_ID = 'guetteur-floor-lamp';
const AN_HOUR = 3_600_000;

/** Makes a preview of a work in each language and gives their pages. */
export function makePreviews(dataDir: string): SitePage[] {
  const database = openDatabase(dataDir);
  const expires_at = new Date(Date.now() + AN_HOUR).toISOString();
  const pages = LOCALE_CODES.map((locale): SitePage => {
    const token = createPreviewToken(database, { type: 'work', id: WORK_ID, locale, expires_at });
    const path = routePath('preview-id', locale, { id: token });
    return { route: 'preview-id', locale, path, alternates: { en: null, fr: null, [locale]: path } };
  });
  database.close();
  return pages;
}
