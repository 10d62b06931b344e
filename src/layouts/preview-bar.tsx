import { Link } from '../components/links/link';
import { formatDate } from '../i18n/formats/dates';
import { useMessages } from '../i18n/use-messages';
import { routePath } from '../routes/route-path';
import { previewBarStyles } from './preview-bar.styles';

interface PreviewBarProps {
  /** When the preview's address ceases to work, ISO date and time; unknown while it loads. */
  until?: string;
}

/**
 * Says above the header that this is a preview and no page of the site, and leads back to it. The page makes room for it
 * (theme/global-styles).
 */
export function PreviewBar({ until }: PreviewBarProps) {
  const { t, locale } = useMessages();
  return (
    <aside aria-label={t('preview.title')} data-part="preview-bar" sx={previewBarStyles}>
      <p>{until ? t('preview.bar', { date: formatDate(until, locale) }) : t('preview.bar-undated')}</p>
      <Link to={routePath('index', locale)}>{t('preview.return')}</Link>
    </aside>
  );
}
