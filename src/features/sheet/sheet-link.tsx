import type { MouseEvent } from 'react';
import { Link } from '../../components/links/link';
import { isPlainClick } from '../../browser/plain-click';
import { useSite } from '../../page/site-context';
import { useMessages } from '../../i18n/use-messages';
import { localeOrigin } from '../../seo/locale-origin';
import { SheetStatus } from './sheet-status';
import type { SheetWork } from './sheet-view';
import { useSheetFile } from './use-sheet-file';

interface SheetLinkProps {
  /** The sheet's page, which serves without scripts, in a new tab, or when the file can't be made. */
  path: string;
  work: SheetWork;
}

export function SheetLink({ path, work }: SheetLinkProps) {
  const { t, locale } = useMessages();
  const { origin } = useSite();
  const { state, make, maker } = useSheetFile(async () => {
    const { toSheetView } = await import('./sheet-view');
    return toSheetView(work, locale, localeOrigin(locale, origin));
  });
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    make();
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
        aria-disabled={state.phase === 'busy' || undefined}
        sx={{ variant: 'links.underlined' }}
      >
        {t('work.pdf-sheet')}
      </Link>
      <SheetStatus state={state} failed={failed} />
      {maker}
    </>
  );
}
