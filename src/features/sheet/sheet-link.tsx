import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { isPlainClick } from '../../browser/plain-click';
import { useLatePart } from '../../browser/use-late-part';
import { Link } from '../../components/links/link';
import { NEEDS_PAGE } from '../../page/needs-page';
import type { SheetFileState } from './sheet-file-state';
import { statusStyles } from './sheet-status.styles';
import type { SheetWork } from './sheet-view';

interface SheetLinkProps {
  /** The sheet's page, which serves without scripts, in a new tab, or when the file can't be made. */
  path: string;
  work: SheetWork;
}

const load = async () => (await import('./sheet-job')).SheetJob;

export function SheetLink({ path, work }: SheetLinkProps) {
  const { t } = useTranslation();
  const { Part: Job, asked, isBusy, hasFailed, ask, onBusy } = useLatePart(load);
  const [phase, setPhase] = useState<SheetFileState['phase']>();
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    ask();
  };
  const failed = (
    <>
      {t('sheet.failed')}{' '}
      <Link to={path} sx={{ variant: 'links.underlined' }}>
        {t('sheet.to-page')}
      </Link>
    </>
  );
  return (
    <>
      <Link
        to={path}
        onClick={onClick}
        aria-disabled={isBusy || undefined}
        {...NEEDS_PAGE}
        sx={{ variant: 'links.underlined' }}
      >
        {t('work.pdf-sheet')}
      </Link>
      <span role="status" sx={statusStyles} data-phase={hasFailed ? 'failed' : phase}>
        {Job ? (
          <Job work={work} asked={asked} failed={failed} onBusy={onBusy} onPhase={setPhase} />
        ) : (
          hasFailed && failed
        )}
      </span>
    </>
  );
}
