import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { TextField } from '../../../components/form/fields/text-field';
import { SubmitButton } from '../../../components/form/submit-button';
import { ROOM_BOUNDS } from '../../../contract/rooms/room-bounds';
import type { Refusal, RoomState } from '../state/room-state';
import { closedStyles } from './closed.styles';
import { GalleryAddress } from './gallery-address';
import type { Translate } from '../../../i18n/message-key';

interface LockedRoomProps {
  state: Extract<RoomState, { kind: 'locked' }>;
  onCode: (code: string) => void;
}

export function LockedRoom({ state: { asked, refusal }, onCode }: LockedRoomProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!asked && code.trim()) onCode(code.trim());
  };
  return (
    <div sx={closedStyles}>
      <h1>{t('room.locked-title')}</h1>
      <p>{t('room.locked-text')}</p>
      <form aria-busy={asked} onSubmit={submit}>
        <TextField
          ref={field}
          name="code"
          label={t('room.code')}
          error={asked ? undefined : refusal && refusalText(refusal, t)}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          // Spaces and hyphens come on top of the code's own letters.
          maxLength={ROOM_BOUNDS.code.max * 2}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <SubmitButton busy={asked}>{t('room.open')}</SubmitButton>
      </form>
      <GalleryAddress />
    </div>
  );
}

function refusalText(refusal: Refusal, t: Translate): string {
  switch (refusal.kind) {
    case 'wrong-code':
      return t('room.wrong-code');
    case 'busy':
      return t('room.many-codes', { count: minutesOf(refusal.waitMs) });
    case 'no-answer':
      return t('room.no-answer');
  }
}

export const minutesOf = (ms: number): number => Math.max(1, Math.ceil(ms / 60_000));
