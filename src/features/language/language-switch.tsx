import { Link } from '../../components/link';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../../i18n/locales';
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
  const choice = (code: LocaleCode) => {
    const path = alternates[code];
    const attributes = {
      lang: code,
      hrefLang: code,
      'aria-current': code === locale ? ('true' as const) : undefined,
    };
    const { name } = LOCALES[code];
    // The notice on the list shows by :target, which only a navigation of the browser's own sets.
    return path === null ? (
      <a href={`${listPathOf(route, code)}#${UNTRANSLATED_ID}`} {...attributes}>
        {name}
      </a>
    ) : (
      <Link to={path} {...attributes}>
        {name}
      </Link>
    );
  };
  return (
    <ul sx={switchStyles} aria-label={t('nav.language')}>
      {LOCALE_CODES.map((code) => (
        <li key={code}>{choice(code)}</li>
      ))}
    </ul>
  );
}
