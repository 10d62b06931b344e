import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderLanguage } from '../../../scripts/skeletons/language-skeleton';

const SOURCES = ['src', 'api', 'desk', 'host', 'plugins', 'static', 'package.json', 'tsconfig.json'];
const GATSBY_FILE = /^gatsby-[\w-]+\.tsx?$/;
const TEST = /\.test\.tsx?$|[\\/]testing([\\/]|$)|[\\/]api[\\/]data([\\/]|$)/;

/** What every word of the language begins with, so that none of another language is taken for it. */
export const MARK = '[de] ';

/**
 * Copies the site and gives it a third language, as `npm run new-language` does.
 * @param folder an empty one, absolute
 */
export async function copyWithThirdLanguage(folder: string): Promise<void> {
  const sources = [...SOURCES, ...(await readdir('.')).filter((name) => GATSBY_FILE.test(name))];
  for (const name of sources)
    await cp(name, path.join(folder, name), { recursive: true, filter: (source) => !TEST.test(source) });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const files = await renderLanguage({ code: 'de', name: 'Deutsch', tag: 'de-DE' });
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, isOfWords(name) ? text.replaceAll('": "', `": "${MARK}`) : text);
  }
}

const isOfWords = (name: string): boolean =>
  name.startsWith(path.join('src/locales/de/')) && name.endsWith('.json');
