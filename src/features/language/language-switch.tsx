import type { MouseEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../../i18n/locales';
import { useLocale } from '../../i18n/use-locale';
import { listPathOf, type Alternates } from '../../routes/alternates';
import type { RouteName } from '../../routes/route-table';
import { rememberLocale } from './locale-cookie';
import { searchIn } from './translated-search';
import { UNTRANSLATED_ID } from './untranslated-id';
import type { ThemeUICSSObject } from 'theme-ui';

const switchStyles: ThemeUICSSObject = {
  display: 'flex',
  gap: 'controls',
  '& a': {
    display: 'inline-block',
    py: 1,
    color: 'muted',
    textDecoration: 'none',
    borderBottom: 'unseen',
    forcedColorAdjust: 'none',
  },
  '& a:hover': { color: 'text' },
  '& [aria-current]': { color: 'text', borderBottomColor: 'accent' },
};

interface LanguageSwitchProps {
  route: RouteName;
  alternates: Alternates;
}

/** Plain links, not the router's: each language is a document with its own messages. */
export function LanguageSwitch({ route, alternates }: LanguageSwitchProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const choose = (event: MouseEvent<HTMLAnchorElement>, code: LocaleCode) => {
    rememberLocale(code);
    const [path, place] = [alternates[code], placeOnPage(code)];
    if (!path || !place) return;
    // Read at the click: a filter changes the address without telling anybody.
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

/** Query and hash, without the one that says what is not translated: the other language is. */
export function placeOnPage(code: LocaleCode): string {
  const { hash } = window.location;
  return searchIn(code) + (hash === `#${UNTRANSLATED_ID}` ? '' : hash);
}
