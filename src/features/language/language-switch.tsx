import { Link } from '../../components/link';
import { LOCALE_CODES, LOCALES } from '../../i18n/locales';
import { useMessages } from '../../i18n/use-messages';
import { listPathOf, type Alternates } from '../../routes/alternates';
import type { RouteName } from '../../routes/route-table';
import { switchStyles } from './language-switch.styles';
import { UNTRANSLATED_ID } from './untranslated-notice';

interface LanguageSwitchProps {
  route: RouteName;
  alternates: Alternates;
}

/** The same page in each language; where there is no translation, the list of its kind, which says so. */
export function LanguageSwitch({ route, alternates }: LanguageSwitchProps) {
  const { t, locale } = useMessages();
  return (
    <ul sx={switchStyles} aria-label={t('nav.language')}>
      {LOCALE_CODES.map((code) => (
        <li key={code}>
          <Link
            to={alternates[code] ?? `${listPathOf(route, code)}#${UNTRANSLATED_ID}`}
            lang={code}
            hrefLang={code}
            aria-current={code === locale ? 'true' : undefined}
          >
            {LOCALES[code].name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
