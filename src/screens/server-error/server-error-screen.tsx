import { useTranslation } from 'gatsby-plugin-react-i18next';
import { HomeLink } from '../status/home-link';
import { StatusScreen } from '../status/status-screen';
import { noteStyles } from '../status/status-screen.styles';

export function ServerErrorScreen() {
  const { t } = useTranslation();
  return (
    <StatusScreen status={500} title={t('server-error.text')}>
      <p sx={noteStyles}>{t('server-error.title')}</p>
      <HomeLink />
    </StatusScreen>
  );
}
