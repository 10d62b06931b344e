import { useId, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/use-messages';
import type { ThemeUICSSObject } from 'theme-ui';

const fieldStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 'lines',
  alignContent: 'start',
  minWidth: 0,
};

/** What is wrong with a field, under it. The place stays when it is empty: screen readers announce what appears in it. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {error && <p sx={{ variant: 'forms.error' }}>{error}</p>}
    </div>
  );
}

export interface FieldProps {
  label: string;
  /** Fields are required unless they say so. */
  optional?: boolean | undefined;
  error?: string | undefined;
}

/** What ties a control to its label and to its error. */
interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A label, a control and what is wrong with it. */
export function Field({
  label,
  optional = false,
  error,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { t } = useMessages();
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div sx={fieldStyles}>
      <label htmlFor={id} sx={{ variant: 'forms.label' }}>
        {label} {optional && <span>{t('form.optional')}</span>}
      </label>
      {children({
        id,
        required: !optional,
        'aria-invalid': error !== undefined,
        'aria-describedby': error && errorId,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
