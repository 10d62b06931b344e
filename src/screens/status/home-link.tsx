import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';
import { homeStyles } from './status-screen.styles';

export function HomeLink() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <p sx={homeStyles}>
      <Link to={routePath('index', locale)}>{t('not-found.home')}</Link>
    </p>
  );
}
