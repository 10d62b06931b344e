import '../../i18n/late/of-work';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages';
import type { SheetFileState } from './sheet-file-state';
import { statusStyles } from './sheet-status.styles';

/** `failed`: what to do instead. */
export function SheetStatus({ state, failed }: { state: SheetFileState; failed: ReactNode }) {
  return (
    <span role="status" data-phase={state.phase} sx={statusStyles}>
      <StatusText state={state} failed={failed} />
    </span>
  );
}

function StatusText({ state, failed }: { state: SheetFileState; failed: ReactNode }) {
  const { t } = useMessages();
  switch (state.phase) {
    case 'idle':
      return null;
    case 'busy':
      return (
        <>
          <span sx={{ variant: 'layout.visuallyHidden' }}>{t('sheet.making')} </span>
          {t('sheet.percent', { percent: state.percent })}
        </>
      );
    case 'made':
      return t(state.complete ? 'sheet.made' : 'sheet.made-without-picture', { name: state.name });
    case 'failed':
      return failed;
  }
}
