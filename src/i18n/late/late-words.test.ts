import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SRC = path.join(__dirname, '../..');

/** The file of src/i18n/late that brings a word along. */
const SUBJECTS = new Map(
  readdirSync(path.join(SRC, 'i18n/en/late')).flatMap((file) =>
    [...readFileSync(path.join(SRC, 'i18n/en/late', file), 'utf8').matchAll(/^ {2}'([^']+)':/gm)].map(
      ([, key]) => [key!.replace(/_(one|other)$/, ''), file] as const,
    ),
  ),
);
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

const subjectsOf = (files: Set<string>): Set<string> =>
  new Set([...files].filter((file) => path.dirname(file) === __dirname).map((file) => path.basename(file)));

/** The subjects of the late words that a file says. */
const saysLate = (file: string): string[] =>
  [...read(file).matchAll(/'([a-z-]+\.[a-z0-9.-]+)'/g)].flatMap(([, key]) => SUBJECTS.get(key!) ?? []);

interface Entry {
  file: string;
  /** What that which imports it has brought. */
  known: Set<string>;
}

/** What comes in one piece: templates, pages of Gatsby, what is imported when it is needed. */
const entries = (): Entry[] => [
  ...[...FILES, path.join(SRC, 'app/page-shell.tsx')]
    .filter((file) =>
      /src\/(templates|pages)\/((test|texts|token)\/)?[^/]+\.tsx$|page-shell\.tsx$/.test(file),
    )
    .map((file) => ({ file, known: new Set<string>() })),
  ...[...FILES].flatMap((importing) =>
    [...read(importing).matchAll(/import\((?:\/\*.*?\*\/ )?'(\.[^']+)'\)/g)].flatMap(([, name]) => {
      const file = resolve(importing, name!);
      return file ? [{ file, known: subjectsOf(closure(importing)) }] : [];
    }),
  ),
];

/** What makes pages on the server has all words. */
const ON_SERVER = /src\/(page-makers|server-render|build|i18n|contract|api|seo)\//;

it('whatever says late words brings them along', () => {
  const silent = entries().flatMap(({ file: entry, known }) => {
    const all = closure(entry);
    const brought = subjectsOf(all);
    return [...all]
      .filter((file) => !ON_SERVER.test(file))
      .flatMap((file) => saysLate(file).map((subject) => [file, subject] as const))
      .filter(([, subject]) => !brought.has(subject) && !known.has(subject))
      .map(([file, subject]) =>
        [entry, file, subject].map((it) => path.relative(SRC, path.resolve(SRC, it))).join(' '),
      );
  });
  expect([...new Set(silent)].sort()).toEqual([]);
});

it.each(['en', 'fr'])(
  'no file of %s has words of both, which would then come first in every language',
  (code) => {
    const filesOf = (name: string) => closure(path.join(SRC, 'i18n', code, `${name}-messages.ts`));
    const late = filesOf('late');
    expect([...filesOf('first')].filter((file) => late.has(file))).toEqual([]);
  },
);
