import { useRef } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLatePart } from '../../browser/use-late-part';
import { formatBytes } from '../../i18n/formats/bytes';
import { useLocale } from '../../i18n/use-locale';
import { buttonStyles, downloadAllStyles, faultStyles } from './download-all.styles';
import type { HdArchive } from './use-hd-archive';

const load = async () => (await import('./archive-download')).ArchiveDownload;

/** Needs scripts; the single files do not. */
export function DownloadAll({ archive }: { archive: HdArchive }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { Part: Download, asked, isBusy, hasFailed, ask, onBusy } = useLatePart(load);
  const total = archive.images.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <div sx={downloadAllStyles}>
      <p>
        <button ref={button} type="button" sx={buttonStyles} aria-disabled={isBusy} onClick={ask}>
          {t('downloads.all')}
        </button>
        <span>{t('downloads.size', { size: formatBytes(total, locale) })}</span>
      </p>
      <div ref={place} role="status">
        {!Download && hasFailed && <p sx={faultStyles}>{t('downloads.failed')}</p>}
      </div>
      {Download && <Download {...{ archive, total, asked, place, onBusy }} heir={button} />}
    </div>
  );
}
