import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { filePath } from '../../routes/file-routes';

export function NewWorksFeed() {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <a href={filePath('works-feed', locale)} sx={{ variant: 'links.underlined' }}>
      {t('works.feed')}
    </a>
  );
}
