import { useEffect, useRef } from 'react';
import { DialogPanel } from '../../components/dialog/dialog-panel';
import { useMessages } from '../../i18n/use-messages';
import { NewsletterForm } from './newsletter-form';

export function NewsletterDialog({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useMessages();
  return (
    <DialogPanel label={t('newsletter.title')} onDismiss={onDismiss}>
      <ReadyForm />
    </DialogPanel>
  );
}

/** Focuses the first field: whoever opens the dialog is about to write. */
function ReadyForm() {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(), []);
  return (
    <div ref={form}>
      <NewsletterForm />
    </div>
  );
}
