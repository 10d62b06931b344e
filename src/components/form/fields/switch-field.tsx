import { forwardRef, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { switchStyles as knobStyles } from '../../../theme/styles/choice-styles';
import { BELOW } from '../../../theme/tokens';
import { usePostedFields } from '../posted-fields';

const switchStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 'caption',
  minHeight: 'choice',
  textWrap: 'balance',
  // On phones the round search button lies beside this row.
  [`@media ${BELOW.twoColumns}`]: { pr: 'clearOfSearch' },
  cursor: 'pointer',
  '&:has(:disabled)': { color: 'muted', cursor: 'default' },
  '& input': knobStyles,
};

interface SwitchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'role'> {
  label: string;
}

/** A checkbox underneath, so that it posts without scripts; Enter toggles it instead of submitting. */
export const SwitchField = forwardRef<HTMLInputElement, SwitchFieldProps>(function SwitchField(
  { label, ...input },
  ref,
) {
  const posted = usePostedFields();
  const chosen = posted && { defaultChecked: posted.valueOf(input.name ?? '') !== undefined };
  const toggleByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <label sx={switchStyles}>
      <input ref={ref} {...input} {...chosen} type="checkbox" role="switch" onKeyDown={toggleByEnter} />
      {label}
    </label>
  );
});
