import { useId, useState, type ReactNode } from 'react';
import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { Button } from '../../../app/parts/button';
import { useSay } from '../../../app/words';
import { toFileHtml } from '../../../fields/rich/file-html';
import { RichText } from '../../../fields/rich/rich-text';
import { TextInput } from '../../../fields/parts/text-input';
import { FIELD, LABEL } from '../../../theme/editor/fields';
import { useRoomField } from './room-session';

interface FrameProps {
  path: string;
  label: string;
  note?: string | undefined;
  fault?: string | undefined;
  /** The input names its label itself. */
  isText?: boolean;
  children: (id: { id: string; 'aria-describedby': string }) => ReactNode;
}

/** Label, help, and the choice where a colleague has written the same. */
function RoomFrame({ path, label, note, fault, isText = false, children }: FrameProps) {
  const say = useSay();
  const id = useId();
  const { conflict, settle } = useRoomField(path);
  return (
    <div data-wrong={fault !== undefined || conflict !== undefined} sx={FIELD}>
      <div sx={LABEL}>
        {isText ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
      </div>
      {children({ id, 'aria-describedby': `${id}-note` })}
      <div id={`${id}-note`}>
        {note && <p sx={{ variant: 'text.note', color: 'muted', pt: 'lines' }}>{note}</p>}
        {fault && <p sx={{ variant: 'text.fault' }}>{fault}</p>}
        {conflict && (
          <p role="alert" sx={{ variant: 'text.fault' }}>
            {say('room.conflict', { name: conflict.by ?? '' })}{' '}
            <Button look="link" onClick={() => settle(conflict.mine)}>
              {say('room.keepMine')}
            </Button>{' '}
            <Button look="link" onClick={() => settle(conflict.theirs)}>
              {say('room.takeTheirs')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

interface LineProps {
  path: string;
  label: string;
  note?: string;
  locale?: LocaleCode;
  isTitle?: boolean;
}

export function RoomLineField({ path, label, note, locale, isTitle }: LineProps) {
  const { value, change } = useRoomField<string>(path);
  return (
    <RoomFrame {...{ path, label, note }}>
      {(id) => (
        <TextInput
          {...id}
          {...(locale && { lang: locale })}
          looks={isTitle ? 'name' : undefined}
          value={value ?? ''}
          onChange={(text) => change(text || null)}
        />
      )}
    </RoomFrame>
  );
}

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** Kept once it is an address. */
export function RoomEmailField() {
  const say = useSay();
  const { value, change } = useRoomField<string>('email');
  const [typed, setTyped] = useState<string>();
  const isOdd = typed !== undefined && typed !== '' && !ADDRESS.test(typed);
  return (
    <RoomFrame
      path="email"
      label={say('room.email')}
      note={say('room.emailWhy')}
      fault={isOdd ? say('room.noEmail') : undefined}
    >
      {(id) => (
        <TextInput
          {...id}
          inputMode="email"
          value={typed ?? value ?? ''}
          onChange={(text) => {
            setTyped(text.trim());
            if (text.trim() === '' || ADDRESS.test(text.trim())) change(text.trim() || null);
          }}
        />
      )}
    </RoomFrame>
  );
}

export function RoomTextField({ path, label, note, locale }: LineProps & { locale: LocaleCode }) {
  const { value, change } = useRoomField<string>(path);
  return (
    <RoomFrame {...{ path, label, note }} isText>
      {({ id, 'aria-describedby': describedBy }) => (
        <RichText
          // Marks and typography are those of a language.
          key={locale}
          {...{ id, describedBy, locale }}
          readOnly={false}
          html={value ?? ''}
          tidy={toFileHtml}
          onChange={(html) => change(html || null)}
        />
      )}
    </RoomFrame>
  );
}
