import { useId, type ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { errorStyles } from '../../../theme/styles/error-styles';
import { labelStyles } from '../../../theme/styles/form-styles';
import { usePostedFields } from '../posted-fields';

const fieldStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 'lines',
  alignContent: 'start',
  minWidth: 0,
};

/** Stays when there is no error: screen readers announce only what appears in an existing element. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {error && <p sx={errorStyles}>{error}</p>}
    </div>
  );
}

export interface FieldProps {
  name?: string | undefined;
  label: string;
  optional?: boolean | undefined;
  error?: string | undefined;
}

interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  defaultValue?: string | undefined;
  /** Without scripts nothing else leads to what is wrong. */
  autoFocus?: boolean;
}

export function Field({
  name = '',
  label,
  optional = false,
  error: found,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const errorId = `${id}-error`;
  const posted = usePostedFields();
  const error = found ?? posted?.errorOf(name);
  return (
    <div sx={fieldStyles}>
      <label htmlFor={id} sx={labelStyles}>
        {label} {optional && <span>{t('form.optional')}</span>}
      </label>
      {children({
        id,
        required: !optional,
        'aria-invalid': error !== undefined,
        'aria-describedby': error && errorId,
        ...(posted && { defaultValue: posted.valueOf(name), autoFocus: posted.first === name }),
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
