import { useId, useState, type InputHTMLAttributes } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useSay } from '../words';
import { FaultText } from './fault-text';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  fault?: unknown;
  note?: string | undefined;
}

const fieldStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 'lines',
  '& > *': { gridColumn: '1 / -1' },
  '& > label': { variant: 'text.cap', gridColumn: 1 },
  // Above the field, and reached after it: who types on goes on into the field.
  '& > button': {
    variant: 'text.cap',
    gridArea: '1 / 2',
    color: 'muted',
    minWidth: 'smallTarget',
    minHeight: 'smallTarget',
    cursor: 'pointer',
  },
};

export function Field({ label, fault, note, type = 'text', ...input }: FieldProps) {
  const say = useSay();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  const described = [fault && `${id}-fault`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div sx={fieldStyles}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        type={isPassword && isShown ? 'text' : type}
        aria-invalid={Boolean(fault)}
        aria-describedby={described || undefined}
        sx={{ variant: 'forms.input' }}
      />
      {isPassword && (
        <button type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {say(isShown ? 'door.hide' : 'door.show')}
        </button>
      )}
      {note && (
        <p id={`${id}-note`} sx={{ variant: 'text.muted', pt: 'touch' }}>
          {note}
        </p>
      )}
      <FaultText error={fault} id={`${id}-fault`} />
    </div>
  );
}
