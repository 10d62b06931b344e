import { forwardRef, type InputHTMLAttributes } from 'react';
import { HONEYPOT_FIELD } from '../../../contract/forms/bounds';

type HoneypotFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>;

/** The field that only machines find and fill: neither seen nor read aloud nor reached by Tab. */
export const HoneypotField = forwardRef<HTMLInputElement, HoneypotFieldProps>(
  function HoneypotField(props, ref) {
    return (
      <div aria-hidden="true" sx={{ variant: 'layout.visuallyHidden' }}>
        <input ref={ref} {...props} type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
    );
  },
);
