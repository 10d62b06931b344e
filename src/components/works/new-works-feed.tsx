import { useMessages } from '../../i18n/use-messages';
import { filePath } from '../../routes/file-routes';

export function NewWorksFeed() {
  const { t, locale } = useMessages();
  return (
    <a href={filePath('works-feed', locale)} sx={{ variant: 'links.underlined' }}>
      {t('works.feed')}
    </a>
  );
}
