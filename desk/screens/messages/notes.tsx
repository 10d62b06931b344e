import { useState } from 'react';
import type { Message } from '../../contract/messages';
import { call } from '../../app/line/call';
import { keepAnswer, useChange } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { useLanguage } from '../../app/words';
import { LETTER_PART, NOTES, TEXT_AREA } from '../../theme/letters';

/** Visitors never see notes, but get them when they ask for their data. */
export function Notes({ message: { id, notes } }: { message: Message }) {
  const { say, time } = useLanguage();
  const [written, setWritten] = useState<string>();
  const keep = (message: Message) => keepAnswer(`/messages/${id}`, message);
  const add = useChange(
    (note: string) => call<Message>('POST', `/messages/${id}/notes`, { note }),
    (message) => {
      keep(message);
      setWritten(undefined);
    },
  );
  const remove = useChange((note: number) => call<Message>('DELETE', `/messages/${id}/notes/${note}`), keep);
  return (
    <section aria-label={say('messages.notes')} sx={{ ...LETTER_PART, ...NOTES }}>
      <span aria-hidden="true" sx={{ color: 'muted' }}>
        {say('messages.notes')}
      </span>
      <div>
        <ul>
          {notes.map((note) => (
            <li key={note.id} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', mb: 'touch' }}>
              <bdi>{note.note}</bdi>{' '}
              <span sx={{ color: 'muted' }}>
                {note.name}, {time(note.at)}{' '}
              </span>
              {note.isMine && (
                <Button look="link" isBusy={remove.isPending} onClick={() => remove.mutate(note.id)}>
                  {say('messages.removeNote')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {written === undefined ? (
          <Button look="link" onClick={() => setWritten('')}>
            {say('messages.addNote')}
          </Button>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (written.trim()) add.mutate(written);
            }}
          >
            <textarea
              ref={focusFirst}
              aria-label={say('messages.note')}
              maxLength={2000}
              rows={2}
              value={written}
              onChange={(event) => setWritten(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setWritten(undefined);
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                  event.currentTarget.form?.requestSubmit();
              }}
              sx={TEXT_AREA}
            />
            <span sx={{ display: 'flex', gap: 3, mt: 2 }}>
              <Button look="link" type="submit" isBusy={add.isPending} disabled={!written.trim()}>
                {say('messages.keepNote')}
              </Button>
              <Button look="link" onClick={() => setWritten(undefined)}>
                {say('cancel')}
              </Button>
            </span>
          </form>
        )}
        <FaultText error={add.error ?? remove.error} />
      </div>
    </section>
  );
}

const focusFirst = (field: HTMLTextAreaElement | null): void => field?.focus();
