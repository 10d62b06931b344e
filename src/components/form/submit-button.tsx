import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Spinner } from './spinner';
import { useLasting } from './use-lasting';

interface SubmitButtonProps {
  busy: boolean;
  /** Looks like a link: for a form that is not the screen's main one, since a screen has one button only. */
  quiet?: boolean | undefined;
  children: string;
}

export function SubmitButton({ busy, quiet = false, children }: SubmitButtonProps) {
  const { t } = useTranslation();
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
