import { useRef } from 'react';
import { KeepFocus } from '../../components/dialog/keep-focus';
import { formatBytes } from '../../i18n/formats/bytes';
import { useMessages } from '../../i18n/use-messages';
import { buttonStyles, downloadAllStyles, faultStyles } from './download-all.styles';
import { DownloadProgress } from './download-progress';
import { useHdArchive, type HdArchive, type ArchiveState } from './use-hd-archive';
import { joinNames } from '../../i18n/formats/lists';

function DownloadOutcome({ state }: { state: ArchiveState }) {
  const { t, locale } = useMessages();
  switch (state.kind) {
    case 'idle':
    case 'running':
      return null;
    case 'cancelled':
      return <p>{t('downloads.cancelled')}</p>;
    case 'failed':
      return <p sx={faultStyles}>{t('downloads.failed')}</p>;
    case 'done': {
      if (state.missing.length === 0) return <p>{t('downloads.done', { name: state.name })}</p>;
      const names = state.missing.map(({ filename }) => filename);
      return (
        <p sx={faultStyles}>
          {t('downloads.missing', { count: names.length, names: joinNames(names, locale) })}
        </p>
      );
    }
  }
}

/** Needs scripts; the single files do not. */
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
