import { useMessages } from '../../i18n/use-messages';
import { filePath } from '../../routes/file-routes';

/** The feed that tells of new works. */
export function NewWorksFeed() {
  const { t, locale } = useMessages();
  return (
    <a href={filePath('works-feed', locale)} sx={{ variant: 'links.underlined' }}>
      {t('works.feed')}
    </a>
  );
}
