import { useId, type ReactNode } from 'react';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { SMALL } from '../../theme/editor/fields';

interface LabelledProps {
  label: string;
  locale?: LocaleCode;
  children: (id: { id: string }) => ReactNode;
}

/** A part of a field, with a label of its own. */
export function Labelled({ label, locale, children }: LabelledProps) {
  const id = useId();
  return (
    <div data-of={locale} sx={{ minWidth: 0 }}>
      <label htmlFor={id} sx={SMALL}>
        {label}
      </label>
      {children({ id })}
    </div>
  );
}
