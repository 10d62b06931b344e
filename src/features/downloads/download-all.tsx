import { useRef } from 'react';
import { KeepFocus } from '../../components/dialog/keep-focus';
import { formatBytes } from '../../i18n/formats/bytes';
import { useMessages } from '../../i18n/use-messages';
import { buttonStyles, downloadAllStyles } from './download-all.styles';
import { DownloadOutcome } from './download-outcome';
import { DownloadProgress } from './download-progress';
import { useHdArchive, type HdArchive } from './use-hd-archive';

/** All HD images of a work in one zip file with their credits. Needs scripts; the single files do not. */
export function DownloadAll({ archive }: { archive: HdArchive }) {
  const { t, locale } = useMessages();
  const { state, start, cancel } = useHdArchive(archive);
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = state.kind === 'running';
  const isLacking = state.kind === 'failed' || (state.kind === 'done' && state.missing.length > 0);
  const total = archive.images.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <div sx={downloadAllStyles}>
      <p>
        <button
          ref={button}
          type="button"
          sx={buttonStyles}
          aria-disabled={isRunning}
          onClick={() => void start()}
        >
          {t('downloads.all')}
        </button>
        <span>{t('downloads.size', { size: formatBytes(total, locale) })}</span>
      </p>
      <div role="status">
        <DownloadOutcome state={state} />
      </div>
      {isRunning && (
        <KeepFocus heir={button} sx={{ width: '100%' }}>
          <DownloadProgress loaded={state.loaded} total={total} onCancel={cancel} />
        </KeepFocus>
      )}
      {isLacking && (
        <KeepFocus heir={button}>
          <button type="button" sx={{ variant: 'links.underlined' }} onClick={() => void start()}>
            {t('downloads.retry')}
          </button>
        </KeepFocus>
      )}
    </div>
  );
}
