import '../../i18n/lazy/forms';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { DialogPanel } from '../../components/dialog/dialog-panel';
import { NewsletterForm } from './newsletter-form';

export function NewsletterDialog({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation();
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
