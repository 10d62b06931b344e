import { openDatabase } from '../../../../api/database/open-database';
import { createPreviewToken } from '../../../../api/previews/preview-tokens';
import { LOCALE_CODES } from '../../../../src/i18n/locales';
import { routePath } from '../../../../src/routes/route-path';
import type { SitePage } from './site';

const WORK_ID = 'guetteur-floor-lamp';
const AN_HOUR = 3_600_000;

type PreviewTarget = Omit<Parameters<typeof createPreviewToken>[1], 'expires_at'>;

/** Makes a preview of an item and gives the path of its page. */
export async function makePreview(dataDir: string, target: PreviewTarget): Promise<string> {
  const database = await openDatabase({ dataDir });
  try {
    const expires_at = new Date(Date.now() + AN_HOUR).toISOString();
    const token = await database.write((statements) =>
      createPreviewToken(statements, { ...target, expires_at }),
    );
    return routePath('preview-id', target.locale, { id: token });
  } finally {
    await database.close();
  }
}

/** Makes a preview of a work in each language and gives their pages. */
export const makePreviews = (dataDir: string): Promise<SitePage[]> =>
  Promise.all(
    LOCALE_CODES.map(async (locale): Promise<SitePage> => {
      const path = await makePreview(dataDir, { type: 'work', id: WORK_ID, locale });
      return { route: 'preview-id', locale, path, alternates: { en: null, fr: null, [locale]: path } };
    }),
  );
