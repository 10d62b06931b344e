import { joinNames } from '../../i18n/formats/lists';
import { useMessages } from '../../i18n/use-messages';
import { faultStyles } from './download-all.styles';
import type { ArchiveState } from './use-hd-archive';

/** What came of a download, in words; announced when it appears. Nothing while there is nothing to say. */
export function DownloadOutcome({ state }: { state: ArchiveState }) {
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
