import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

const SOURCES = [
  'src',
  'api',
  'desk',
  'host',
  'plugins',
  'static',
  'vendor',
  'package.json',
  'tsconfig.json',
];
const GATSBY_FILE = /^gatsby-[\w-]+\.tsx?$/;
const TEST = /\.test\.tsx?$|[\\/]testing([\\/]|$)|[\\/]api[\\/]data([\\/]|$)/;

/** Files of src/i18n that are a language's own. */
const OF_A_LANGUAGE = /^(en|fr|de)[\\/]/;

/** What every word of the language begins with, so that none of another language is taken for it. */
export const MARK = '[de] ';

/**
 * Copies the site and gives it a third language as CONTRIBUTING.md tells: a folder beside the others, its code in the
 * contract's list, and the lines of src/i18n that name each language.
 * @param folder an empty one, absolute
 */
export async function copyWithThirdLanguage(folder: string): Promise<void> {
  const sources = [...SOURCES, ...(await readdir('.')).filter((name) => GATSBY_FILE.test(name))];
  for (const name of sources)
    await cp(name, path.join(folder, name), { recursive: true, filter: (source) => !TEST.test(source) });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await addLanguageFolder(path.join(folder, 'src/i18n'));
  await change(path.join(folder, 'src/contract/locale-codes.ts'), (text) =>
    text.replace("['en', 'fr']", "['en', 'fr', 'de']"),
  );
  for (const name of await readdir(path.join(folder, 'src/i18n'), { recursive: true }))
    if (name.endsWith('.ts') && !OF_A_LANGUAGE.test(name))
      await change(path.join(folder, 'src/i18n', name), withLinesForGerman);
}

/** The English folder in its own words, addresses and facts. */
async function addLanguageFolder(i18n: string): Promise<void> {
  await cp(path.join(i18n, 'en'), path.join(i18n, 'de'), { recursive: true });
  for (const name of await readdir(path.join(i18n, 'de'), { recursive: true }))
    if (name.endsWith('.ts')) await change(path.join(i18n, 'de', name), (text) => translate(name, text));
}

function translate(file: string, text: string): string {
  if (file === 'language.ts')
    return text
      .replace("'en-US'", "'de-DE'")
      .replace(/^ {2}printTag.*\n/m, '')
      .replace("'English'", "'Deutsch'")
      .replace("prefix: ''", "prefix: 'de'")
      .replace('catchall: true', 'catchall: false');
  if (file === 'addresses.ts')
    return text.replace(/: '\/([^']*)'/g, (_, rest) => `: '/de${rest && `/${rest}`}'`);
  return text.replace(/('[\w.-]+':\s+)'/g, `$1'${MARK}`);
}

/** A line that names French, once more for German; in a list on one line, German after French. */
const withLinesForGerman = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      if (/\ben, fr\b/.test(line)) return [line.replace(/\ben, fr\b/, 'en, fr, de')];
      return /^import .* from '\.{1,2}\/(\.\.\/)*fr\/|^\s*fr: /.test(line)
        ? [line, line.replace(/\bfr\b/g, 'de')]
        : [line];
    })
    .join('\n');

async function change(file: string, by: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = by(text);
  if (changed !== text) await writeFile(file, changed);
}
