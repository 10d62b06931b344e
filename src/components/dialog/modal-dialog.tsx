import { forwardRef, type ComponentPropsWithoutRef } from 'react';

/**
 * The browser's own dialog, for those that listen to what happens within: a click on the backdrop or on a link, an arrow
 * key. It is closed by Escape as well, which its `onClose` hears of.
 */
export const ModalDialog = forwardRef<HTMLDialogElement, ComponentPropsWithoutRef<'dialog'>>(
  function ModalDialog(props, ref) {
    return <dialog ref={ref} {...props} />;
  },
);
