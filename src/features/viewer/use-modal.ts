import { useRef, type RefObject } from 'react';
import { useLayoutEffect } from '../../browser/use-layout-effect';

/** A dialog that is modal as long as it is there: the browser keeps the focus in it and the page behind it still. */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return dialog;
}
