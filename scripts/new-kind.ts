import { DESK_LANGUAGES } from '../api/desk/contract/languages';
import { runScript } from './lib/run-script';
import { KIND, englishOnTheDesk, kindNames } from './skeletons/kind-skeleton';
import { checkName, renderSkeleton } from './skeletons/skeleton';
import { writeSkeleton } from './skeletons/write-skeleton';

const USAGE = 'npm run new-kind -- NAME [NAMES], each a word in small letters: publication publications';

/** Words that the code has for something else. */
const TAKEN = [
  'catalogue',
  'catalogues',
  'collection',
  'collections',
  'item',
  'items',
  'kind',
  'kinds',
  'page',
  'pages',
  'picture',
  'pictures',
  'type',
  'types',
];

/** `npm run new-kind -- NAME [NAMES]` (CONTRIBUTING, 'A kind'). */
runScript(async () => {
  const one = checkName(process.argv[2], /^[a-z]+$/, USAGE);
  const many = checkName(process.argv[3] ?? `${one}s`, /^[a-z]+$/, USAGE);
  if (many === one) throw new Error(USAGE);
  const taken = [one, many].find((name) => TAKEN.includes(name));
  if (taken)
    throw new Error(`'${taken}' means something else in the code: take another name ('series', 'folio').`);
  const names = kindNames(one, many);
  await writeSkeleton(await renderSkeleton(KIND, names));
  const toTranslate = DESK_LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
    englishOnTheDesk(language, names),
  );
  console.log(`
Next: its fields, its French address and words, its type of schema.org, a sample in api/catalogue; its place in the
site's menu, where it stands behind the contact for now (src/features/navigation/menu-links.ts). The desk says in English:
${toTranslate.join('\n')}
The rest is in CONTRIBUTING, 'A kind'.`);
});
