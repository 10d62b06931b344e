import { forwardRef, type ComponentPropsWithoutRef } from 'react';

export const ModalDialog = forwardRef<HTMLDialogElement, ComponentPropsWithoutRef<'dialog'>>(
  function ModalDialog(props, ref) {
    return <dialog ref={ref} {...props} />;
  },
);
