import { forwardRef, type InputHTMLAttributes } from 'react';
import { HONEYPOT_FIELD } from '../../../contract/forms/bounds';

type HoneypotFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>;

/** For 1Password, Bitwarden, Dashlane, LastPass and Proton Pass, in this order. */
const LEFT_ALONE = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
};

/** A field that only bots fill in: not shown, not read aloud, not reached by Tab, left alone by password managers. */
export const HoneypotField = forwardRef<HTMLInputElement, HoneypotFieldProps>(
  function HoneypotField(props, ref) {
    return (
      <div aria-hidden="true" sx={{ display: 'none' }}>
        <input
          ref={ref}
          {...props}
          {...LEFT_ALONE}
          type="text"
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    );
  },
);
