import { forwardRef } from 'react';
import { switchStyles } from './switch-field.styles';

interface SwitchFieldProps {
  label: string;
  name: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A yes or no, toggled by a click, Enter or Space: a button does all three by itself, and none when disabled. */
export const SwitchField = forwardRef<HTMLButtonElement, SwitchFieldProps>(function SwitchField(
  { label, name, checked, disabled, onChange },
  ref,
) {
  return (
    <>
      <button
        ref={ref}
        type="button"
        role="switch"
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        sx={switchStyles}
      >
        <span data-part="track" />
        {label}
      </button>
      {/* A button is not posted with its form. */}
      <input type="hidden" name={name} value={String(checked)} />
    </>
  );
});
