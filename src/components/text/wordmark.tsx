import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';
import { Link } from '../links/link';

const styles: ThemeUICSSObject = {
  variant: 'text.wordmark',
  py: 'bar',
  '& b': { variant: 'styles.wordmarkLights' },
};

/** French in every language. */
export function Wordmark() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Link to={routePath('index', locale)} sx={styles} lang="fr" aria-label={t('site.name')}>
      {t('site.furniture')} <b>{t('site.lights')}</b>
    </Link>
  );
}
