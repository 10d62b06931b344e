import { runScript } from './lib/run-script';
import { renderLanguage } from './skeletons/language-skeleton';
import { checkName } from './skeletons/skeleton';
import { writeSkeleton } from './skeletons/write-skeleton';

const USAGE = 'npm run new-language -- CODE NAME TAG: de Deutsch de-DE';

/** `npm run new-language -- CODE NAME TAG` (CONTRIBUTING, 'A language'). */
runScript(async () => {
  const code = checkName(process.argv[2], /^[a-z]{2}$/, USAGE);
  const name = checkName(process.argv[3], /^[\p{L} ]+$/u, USAGE);
  const tag = checkName(process.argv[4], new RegExp(`^${code}-[A-Z]{2}$`), USAGE);
  await writeSkeleton(await renderLanguage({ code, name, tag }));
  console.log(
    `\nNext: in src/i18n/${code} its facts (language.ts), addresses, times and words; its description in api/catalogue/site.yaml.`,
  );
});
