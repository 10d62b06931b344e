import { useTranslation } from 'gatsby-plugin-react-i18next';
import { formatProgress } from '../../i18n/formats/progress';
import { useLocale } from '../../i18n/use-locale';
import { progressStyles } from './download-progress.styles';

/** Percent between two announcements. */
const STEP = 25;

interface DownloadProgressProps {
  /** bytes, as is `total` */
  loaded: number;
  total: number;
  onCancel: () => void;
}

export function DownloadProgress({ loaded, total, onCancel }: DownloadProgressProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const text = t('downloads.progress', formatProgress(loaded, total, locale));
  const percent = Math.floor((100 * loaded) / Math.max(total, 1) / STEP) * STEP;
  return (
    <div sx={progressStyles}>
      <progress aria-label={t('downloads.running')} aria-valuetext={text} value={loaded} max={total} />
      <span aria-hidden="true">{text}</span>
      <button type="button" sx={{ variant: 'links.underlined' }} onClick={onCancel}>
        {t('downloads.cancel')}
      </button>
      <span role="status" sx={{ variant: 'layout.visuallyHidden' }}>
        {percent > 0 && t('downloads.percent', { percent })}
      </span>
    </div>
  );
}
