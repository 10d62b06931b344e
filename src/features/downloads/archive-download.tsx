import { useTranslation } from 'gatsby-plugin-react-i18next';
import '../../i18n/lazy/of-work';
import { useEffect, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { KeepFocus } from '../../components/dialog/keep-focus';
import { joinNames } from '../../i18n/formats/lists';
import { useLocale } from '../../i18n/use-locale';
import { faultStyles } from './download-all.styles';
import { useHdArchive, type ArchiveState, type HdArchive } from './use-hd-archive';
import { formatProgress } from '../../i18n/formats/progress';
import type { ThemeUICSSObject } from 'theme-ui';

const progressStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  rowGap: 1,
  columnGap: 3,
  width: '100%',
  '& progress': progressBar(),
  '& span': { variant: 'text.note', color: 'muted', fontVariantNumeric: 'tabular-nums' },
};

function progressBar(): ThemeUICSSObject {
  const ink = { bg: 'text' };
  const wall = { bg: 'line' };
  return {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 'progress',
    border: 0,
    ...wall,
    '&::-webkit-progress-bar': wall,
    '&::-webkit-progress-value': ink,
    '&::-moz-progress-bar': ink,
  };
}

/** Percent between two announcements. */
const STEP = 25;

interface DownloadProgressProps {
  /** bytes, as is `total` */
  loaded: number;
  total: number;
  onCancel: () => void;
}

function DownloadProgress({ loaded, total, onCancel }: DownloadProgressProps) {
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

function DownloadOutcome({ state }: { state: ArchiveState }) {
  const { t } = useTranslation();
  const locale = useLocale();
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

interface ArchiveDownloadProps {
  archive: HdArchive;
  /** bytes */
  total: number;
  /** Counts how often it was asked for; each time another one is begun. */
  asked: number;
  /** Where the outcome is announced: there since before this has come. */
  place: RefObject<HTMLElement>;
  /** Takes the focus from what goes. */
  heir: RefObject<HTMLElement | null>;
  onBusy: (isBusy: boolean) => void;
}

/** Comes with the first download. */
export function ArchiveDownload({ archive, total, asked, place, heir, onBusy }: ArchiveDownloadProps) {
  const { t } = useTranslation();
  const { state, start, cancel } = useHdArchive(archive, asked);
  const isRunning = state.kind === 'running';
  const isLacking = state.kind === 'failed' || (state.kind === 'done' && state.missing.length > 0);
  useEffect(() => onBusy(isRunning), [isRunning, onBusy]);
  return (
    <>
      {place.current && createPortal(<DownloadOutcome state={state} />, place.current)}
      {isRunning && (
        <KeepFocus heir={heir} sx={{ width: '100%' }}>
          <DownloadProgress loaded={state.loaded} total={total} onCancel={cancel} />
        </KeepFocus>
      )}
      {isLacking && (
        <KeepFocus heir={heir}>
          <button type="button" sx={{ variant: 'links.underlined' }} onClick={start}>
            {t('downloads.retry')}
          </button>
        </KeepFocus>
      )}
    </>
  );
}
