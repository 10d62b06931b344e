import type { MouseEvent } from 'react';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../../i18n/locales';
import { useMessages } from '../../i18n/use-messages';
import { listPathOf, type Alternates } from '../../routes/alternates';
import type { RouteName } from '../../routes/route-table';
import { switchStyles } from './language-switch.styles';
import { rememberLocale } from './remember-locale';
import { searchIn } from './translated-search';
import { UNTRANSLATED_ID } from './untranslated-notice';

interface LanguageSwitchProps {
  route: RouteName;
  alternates: Alternates;
}

/**
 * The same page in each language, query and hash included; where there is no translation, the list of its kind, which
 * says so. The choice is remembered. Each language is a document of its own, which brings its own words.
 */
export function LanguageSwitch({ route, alternates }: LanguageSwitchProps) {
  const { t, locale } = useMessages();
  const choose = (event: MouseEvent<HTMLAnchorElement>, code: LocaleCode) => {
    rememberLocale(code);
    const [path, place] = [alternates[code], placeOnPage(code)];
    if (!path || !place) return;
    // Of the page as it is at this moment: a filter changes the address, but tells nobody.
    event.currentTarget.href = path + place;
  };
  return (
    <ul sx={switchStyles} aria-label={t('nav.language')}>
      {LOCALE_CODES.map((code) => (
        <li key={code}>
          <a
            href={alternates[code] ?? `${listPathOf(route, code)}#${UNTRANSLATED_ID}`}
            lang={code}
            hrefLang={code}
            aria-current={code === locale ? 'true' : undefined}
            onClick={(event) => choose(event, code)}
          >
            {LOCALES[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Query and hash of the address; not the hash that says what is not translated, which the other language is. */
function placeOnPage(code: LocaleCode): string {
  const { hash } = window.location;
  return searchIn(code) + (hash === `#${UNTRANSLATED_ID}` ? '' : hash);
}
