import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const I18N = 'src/i18n';
const WORDS = 'src/locales';
const CODES = 'src/contract/locale-codes.ts';

interface NewLanguage {
  /** Two small letters, which are also the first segment of its paths: 'de'. */
  code: string;
  /** In itself: 'Deutsch'. */
  name: string;
  /** BCP 47: 'de-DE'. */
  tag: string;
}

/** By path: a folder of English words in the shape that the compiler holds them to, and the lines that name each language. */
export async function renderLanguage(language: NewLanguage): Promise<Map<string, string>> {
  const { code } = language;
  const codes = await readFile(CODES, 'utf8');
  if (codes.includes(`'${code}'`)) throw new Error(`${CODES} has '${code}' already.`);
  const files = new Map([[CODES, codes.replace(/(LOCALE_CODES = \[[^\]]*)\]/, `$1, '${code}']`)]]);
  for (const name of await filesOf(path.join(I18N, 'en')))
    files.set(path.join(I18N, code, name), await ownFile(name, language));
  for (const name of await readdir(path.join(WORDS, 'en'))) {
    const isJson = name.endsWith('.json');
    const text = await readFile(path.join(WORDS, isJson ? 'en' : 'fr', name), 'utf8');
    files.set(path.join(WORDS, code, name), isJson ? withOwnPlurals(text, code) : withoutRule(text));
  }
  for (const name of await filesOf(I18N)) {
    if (/^[a-z]{2}[\\/]/.test(name)) continue;
    const file = path.join(I18N, name);
    const text = await readFile(file, 'utf8');
    const changed = withLineFor(code, text);
    if (changed !== text) files.set(file, changed);
  }
  return files;
}

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));

const withoutRule = (text: string): string => text.replace(/^\/\*\* U\+202F .*\n/m, '');

/** Each message that counts, in every plural form of the language. */
function withOwnPlurals(text: string, code: string): string {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  const words = Object.entries(JSON.parse(text) as Record<string, string>).flatMap(([key, word]) =>
    key.endsWith('_other')
      ? pluralCategories
          .filter((category) => category !== 'one')
          .map((category) => [key.replace(/_other$/, `_${category}`), word])
      : [[key, word]],
  );
  return `${JSON.stringify(Object.fromEntries(words), undefined, 2)}\n`;
}

async function ownFile(name: string, language: NewLanguage): Promise<string> {
  const text = await readFile(path.join(I18N, 'en', name), 'utf8');
  if (name === 'language.ts') return ownFacts(text, language);
  const shaped = heldToEnglish(name.replaceAll(path.sep, '/'), text);
  if (name !== 'addresses.ts') return shaped;
  return shaped.replace(/: '\/([^']*)'/g, (_, rest) => `: '/${language.code}${rest && `/${rest}`}'`);
}

const ownFacts = (text: string, { code, name, tag }: NewLanguage): string =>
  text
    .replace(/^\/\*\*.*\*\/\n(?=export)/m, '')
    .replace("'en-US'", `'${tag}'`)
    .replace(/^ {2}printTag.*\n/m, '')
    .replace("'English'", `'${name}'`)
    .replace("prefix: ''", `prefix: '${code}'`)
    .replace('catchall: true', 'catchall: false')
    .replace('readsInches: true', 'readsInches: false');

/** A word that is missing, or one too many, is an error of the compiler. */
function heldToEnglish(name: string, text: string): string {
  const names: string[] = [];
  const shaped = text.replace(
    /export const (\w+) = (\{[\s\S]*?\}) as const;/g,
    (_, one: string, words: string) => {
      names.push(`${one} as ENGLISH_${one}`);
      return `export const ${one}: Record<keyof typeof ENGLISH_${one}, string> = ${words};`;
    },
  );
  if (names.length === 0) return shaped;
  const english = path.posix.relative(path.posix.dirname(`de/${name}`), `en/${name}`).replace(/\.ts$/, '');
  const own = shaped.replace(/^export type [^;]+;\n/gm, '');
  return `import type { ${names.join(', ')} } from '${english}';\n\n${own}`;
}

/** A line that names French, once more; in a list on one line, the language after French. */
const withLineFor = (code: string, text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      if (/\ben, fr\b/.test(line)) return [line.replace(/\ben, fr\b/, `en, fr, ${code}`)];
      return /^import .* from '\.{1,2}\/(\.\.\/)*(locales\/)?fr[/']|^\s*fr: /.test(line)
        ? [line, line.replace(/\bfr\b/g, code)]
        : [line];
    })
    .join('\n');
