import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { messages as late } from '../en/late-messages';

const SRC = path.join(__dirname, '../..');
const KEYS = new Set(Object.keys(late).map((key) => key.replace(/_(one|other)$/, '')));
/** What is imported when the page is made, not types, nor what comes later. */
const IMPORTS = /^(?:import|export) (?!type )(?:[^;']*? from )?'(\.[^']+)';/gm;

const read = (file: string): string => readFileSync(file, 'utf8');

function resolve(from: string, name: string): string | undefined {
  const base = path.resolve(path.dirname(from), name);
  // Some components have a stand-in in the browser.
  return [`${base}.browser.tsx`, base, `${base}.ts`, `${base}.tsx`].find((it) => FILES.has(it));
}

const FILES = new Set(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
    .map((name) => path.join(SRC, name)),
);

/** All that a file brings along. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of read(file).matchAll(IMPORTS)) {
    const next = resolve(file, name!);
    if (next) closure(next, seen);
  }
  return seen;
}

const hasLateWords = (files: Set<string>): boolean =>
  [...files].some((file) => file.endsWith('i18n/late/late-words.ts'));

/** The late words that a file says. */
const saysLate = (file: string): boolean =>
  [...read(file).matchAll(/'([a-z-]+\.[a-z0-9.-]+)'/g)].some(([, key]) => KEYS.has(key!));

/**
 * What comes in one piece: templates, pages of Gatsby, what is imported when it is needed, unless that which imports it
 * has brought the words.
 */
const entries = (): string[] => [
  ...[...FILES].filter((file) => /src\/(templates|pages)\/[^/]+\.tsx$/.test(file)),
  ...[...FILES]
    .filter((file) => !hasLateWords(closure(file)))
    .flatMap((file) =>
      [...read(file).matchAll(/import\((?:\/\*.*?\*\/ )?'(\.[^']+)'\)/g)].flatMap(
        ([, name]) => resolve(file, name!) ?? [],
      ),
    ),
  path.join(SRC, 'app/page-shell.tsx'),
];

/** What makes pages on the server has all words. */
const ON_SERVER = /src\/(page-makers|server-render|build|i18n|contract|api|seo)\//;

it('whatever says late words brings them along', () => {
  const silent = entries()
    .map((entry) => [path.relative(SRC, entry), closure(entry)] as const)
    .filter(([, all]) => !hasLateWords(all))
    .map(([entry, all]) => [
      entry,
      [...all]
        .filter((file) => !ON_SERVER.test(file) && saysLate(file))
        .map((file) => path.relative(SRC, file)),
    ])
    .filter(([, files]) => (files as string[]).length > 0);
  expect(silent).toEqual([]);
});

it.each(['en', 'fr'])(
  'no file of %s has words of both, which would then come first in every language',
  (code) => {
    const filesOf = (name: string) => closure(path.join(SRC, 'i18n', code, `${name}-messages.ts`));
    const late = filesOf('late');
    expect([...filesOf('first')].filter((file) => late.has(file))).toEqual([]);
  },
);
