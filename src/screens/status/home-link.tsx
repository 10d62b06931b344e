import { Link } from '../../components/links/link';
import { useMessages } from '../../i18n/use-messages';
import { routePath } from '../../routes/route-path';
import { homeStyles } from './status-screen.styles';

export function HomeLink() {
  const { t, locale } = useMessages();
  return (
    <p sx={homeStyles}>
      <Link to={routePath('index', locale)}>{t('not-found.home')}</Link>
    </p>
  );
}
