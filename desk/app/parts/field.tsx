import { useId, useState, type InputHTMLAttributes } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useSay } from '../words';
import { FaultText } from './fault-text';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  fault?: unknown;
  note?: string | undefined;
}

const labelStyles: ThemeUICSSObject = {
  display: 'flex',
  justifyContent: 'space-between',
  variant: 'text.cap',
  '& button': { color: 'muted', minWidth: 'smallTarget', minHeight: 'smallTarget', cursor: 'pointer' },
};

export function Field({ label, fault, note, type = 'text', ...input }: FieldProps) {
  const say = useSay();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  const described = [fault && `${id}-fault`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div sx={{ display: 'grid', gap: 'lines' }}>
      <div sx={labelStyles}>
        <label htmlFor={id}>{label}</label>
        {isPassword && (
          <button type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {say(isShown ? 'door.hide' : 'door.show')}
          </button>
        )}
      </div>
      <input
        {...input}
        id={id}
        type={isPassword && isShown ? 'text' : type}
        aria-invalid={Boolean(fault)}
        aria-describedby={described || undefined}
        sx={{ variant: 'forms.input' }}
      />
      {note && (
        <p id={`${id}-note`} sx={{ variant: 'text.muted', pt: 'touch' }}>
          {note}
        </p>
      )}
      <FaultText error={fault} id={`${id}-fault`} />
    </div>
  );
}
