import { useMessages } from '../../i18n/use-messages';
import { Spinner } from './spinner';
import { useLasting } from './use-lasting';

interface SubmitButtonProps {
  busy: boolean;
  /** A link's look, for a form that is not the screen's main matter: a screen has one button. */
  quiet?: boolean | undefined;
  children: string;
}

/** Sends the form. It keeps its width and its focus while busy; the spinner stands beside it. */
export function SubmitButton({ busy, quiet = false, children }: SubmitButtonProps) {
  const { t } = useMessages();
  const lasting = useLasting(busy);
  return (
    <div sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <button
        type="submit"
        aria-disabled={busy}
        sx={{ variant: quiet ? 'links.underlined' : 'buttons.primary' }}
      >
        {children}
      </button>
      <span role="status">{lasting && <Spinner label={t('form.sending')} />}</span>
    </div>
  );
}
