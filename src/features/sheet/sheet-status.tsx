import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import type { SheetFileState } from './sheet-file-state';
import { statusStyles } from './sheet-status.styles';

interface SheetStatusProps {
  state: SheetFileState;
  /** What to do instead. */
  failed: ReactNode;
}

export function SheetStatus({ state, failed }: SheetStatusProps) {
  return (
    <span role="status" data-phase={state.phase} sx={statusStyles}>
      <SheetStatusText state={state} failed={failed} />
    </span>
  );
}

export function SheetStatusText({ state, failed }: SheetStatusProps) {
  const { t } = useTranslation();
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
