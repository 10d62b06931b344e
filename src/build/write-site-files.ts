import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_CODES, LOCALES } from '../i18n/locales';
import { writeErrorFiles } from './error-pages';

/** What the plugin calls its index of sitemaps. */
const SITEMAP_INDEX = 'sitemap-index.xml';

/** Adds to the built pages what no page is: error files, `sitemap.xml` in both trees, `robots.txt`. */
export async function writeSiteFiles(publicDir: string, origin: string): Promise<void> {
  await writeErrorFiles(publicDir);
  for (const locale of LOCALE_CODES) {
    const folder = path.join(publicDir, LOCALES[locale].prefix);
    await mkdir(folder, { recursive: true });
    await copyFile(path.join(publicDir, SITEMAP_INDEX), path.join(folder, 'sitemap.xml'));
  }
  await writeFile(path.join(publicDir, 'robots.txt'), robots(origin));
}

const robots = (origin: string): string => `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
