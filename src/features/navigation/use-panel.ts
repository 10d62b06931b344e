import { useEffect, useState, type RefObject } from 'react';
import { useClosedByBack } from '../../browser/closed-by-back';
import { useNavigation } from './navigation-provider';
import type { SubNavKey } from './navigation-state';

interface Panel {
  /** Whose sub-navigation stands in the panel, shown or waiting. */
  section: SubNavKey | null;
  /** It shows the sub-navigation, not the menu; it keeps what it shows while it slides out. */
  showsSub: boolean;
  openMain: () => void;
  /** In place of the panel. */
  openSearch: () => void;
  close: () => void;
}

/** Opens and closes the panel's dialog as the navigation's state says, and tells the state its width. */
export function usePanel(dialog: RefObject<HTMLDialogElement>): Panel {
  const { state, dispatch } = useNavigation();
  const { mainNavOpen, subNavOpen, staysOpen, visible, activeKey } = state;
  const subOpen = subNavOpen || staysOpen;
  const open = mainNavOpen || subOpen;

  const [showsSub, setShowsSub] = useState(false);
  if (open && showsSub !== subOpen) setShowsSub(subOpen);

  // Whoever was faster than the scripts has opened it by its link.
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
    if (dialog.current?.matches(':target')) window.location.replace('#content');
  };
  useClosedByBack(open, close);

  return { section: visible ? activeKey : null, showsSub: showsSub && visible, openMain, openSearch, close };
}
