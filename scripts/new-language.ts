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
    `
Next: its words in src/locales/${code}; in src/i18n/${code} its facts (language.ts), addresses and times; what the proxy is told (docs/nginx).
In api/catalogue, at one go: all texts of site.yaml and of pages/. Until all of them are there, leave the new language out
of site.yaml's description, since with it every other text is asked for. The rest is in CONTRIBUTING, 'A language'.`,
  );
});
