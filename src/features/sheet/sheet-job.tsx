import '../../i18n/lazy/of-work';
import { useEffect, type ReactNode } from 'react';
import { useLayoutEffect } from '../../browser/use-layout-effect';
import { useLatest } from '../../browser/use-latest';
import { useSite } from '../../page/site-context';
import { useLocale } from '../../i18n/use-locale';
import { localeOrigin } from '../../seo/locale-origin';
import type { SheetFileState } from './sheet-file-state';
import { SheetStatusText } from './sheet-status';
import type { SheetWork } from './sheet-view';
import { useSheetFile } from './use-sheet-file';

interface SheetJobProps {
  work: SheetWork;
  /** Counts how often it was asked for; each time another one is made. */
  asked: number;
  /** Said where it can't be made. */
  failed: ReactNode;
  onBusy: (isBusy: boolean) => void;
  /** For the place in which it stands. */
  onPhase: (phase: SheetFileState['phase']) => void;
}

/** Comes with the first sheet that is asked for, into the place that announces how far it is. */
export function SheetJob({ work, asked, failed, onBusy, onPhase }: SheetJobProps) {
  const locale = useLocale();
  const { origin } = useSite();
  const { state, make, maker } = useSheetFile(async () => {
    const { toSheetView } = await import('./sheet-view');
    return toSheetView(work, locale, localeOrigin(locale, origin));
  });
  const latest = useLatest(make);
  useEffect(() => latest.current?.(), [latest, asked]);
  const isBusy = state.phase === 'busy';
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useLayoutEffect(() => onPhase(state.phase), [state.phase, onPhase]);
  return (
    <>
      <SheetStatusText state={state} failed={failed} />
      {maker}
    </>
  );
}
