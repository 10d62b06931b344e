import { forwardRef, type InputHTMLAttributes } from 'react';
import { HONEYPOT_FIELD } from '../../../contract/forms/bounds';

type HoneypotFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>;

/** A field that only bots fill in: not visible, not read aloud, not reached by Tab. */
export const HoneypotField = forwardRef<HTMLInputElement, HoneypotFieldProps>(
  function HoneypotField(props, ref) {
    return (
      <div aria-hidden="true" sx={{ variant: 'layout.visuallyHidden' }}>
        <input ref={ref} {...props} type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    );
  },
);
