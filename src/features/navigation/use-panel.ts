import { useEffect, useState, type RefObject } from 'react';
import { useClosedByBack } from '../../browser/closed-by-back';
import { useNavigation } from './navigation-provider';
import type { SubNavKey } from './navigation-state';

interface Panel {
  section: SubNavKey | null;
  /** The sub-navigation, not the menu; kept while the panel slides out. */
  showsSub: boolean;
  openMain: () => void;
  openSearch: () => void;
  close: () => void;
}

/** `:target` ends only by going to another part of the page, which then leaves the address again. */
function leaveTarget(): void {
  const { state } = window.history;
  window.location.replace('#content');
  window.history.replaceState(state, '', window.location.pathname + window.location.search);
}

export function usePanel(dialog: RefObject<HTMLDialogElement>): Panel {
  const { state, dispatch } = useNavigation();
  const { mainNavOpen, subNavOpen, staysOpen, visible, activeKey } = state;
  const subOpen = subNavOpen || staysOpen;
  const open = mainNavOpen || subOpen;

  const [showsSub, setShowsSub] = useState(false);
  if (open && showsSub !== subOpen) setShowsSub(subOpen);

  // The visitor opened it by its link before the scripts ran.
  useEffect(() => {
    if (dialog.current?.matches(':target')) dispatch({ type: 'openMain' });
  }, [dialog, dispatch]);

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open, dialog]);

  useEffect(() => {
    if (!open) return undefined;
    const measure = () => dispatch({ type: 'resized', width: dialog.current?.offsetWidth ?? 0 });
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [open, dialog, dispatch]);

  const openMain = () => dispatch({ type: 'openMain' });
  const openSearch = () => dispatch({ type: 'openSearch' });
  const close = () => {
    dispatch({ type: 'closeMain' });
    dispatch({ type: 'closeSub' });
    if (dialog.current?.matches(':target')) leaveTarget();
  };
  useClosedByBack(open, close);

  return { section: visible ? activeKey : null, showsSub: showsSub && visible, openMain, openSearch, close };
}
