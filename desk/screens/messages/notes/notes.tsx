import { useState } from 'react';
import type { Message } from '../../../../api/messages/contract/messages';
import { call } from '../../../app/line/call';
import { keepAnswer, useChange, useMe } from '../../../app/data';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { useLanguage } from '../../../app/words';
import { LETTER_PART, NOTES } from '../../../theme/letters';
import { keepNote, keptNote } from './kept-note';
import { NoteForm } from './note-form';

/** Visitors never see notes, but get them when they ask for their data. */
export function Notes({ message: { id, notes } }: { message: Message }) {
  const { say, time } = useLanguage();
  const me = useMe();
  const [written, setWritten] = useState(() => keptNote(me.id, id));
  // One that was kept does not take the focus from whoever comes by.
  const [isAsked, setIsAsked] = useState(false);
  const write = (text: string | undefined): void => {
    keepNote(me.id, id, text);
    setWritten(text);
  };
  const keep = (message: Message) => keepAnswer('/messages/:id', message, { params: { id } });
  const add = useChange(
    (note: string) => call('POST /messages/:id/notes', { params: { id }, body: { note } }),
    (message) => {
      keep(message);
      write(undefined);
    },
  );
  const remove = useChange(
    (note: number) => call('DELETE /messages/:id/notes/:note', { params: { id, note } }),
    keep,
  );
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
          <Button
            look="link"
            onClick={() => {
              setIsAsked(true);
              setWritten('');
            }}
          >
            {say('messages.addNote')}
          </Button>
        ) : (
          <NoteForm
            {...{ written, write }}
            takesFocus={isAsked}
            isBusy={add.isPending}
            onSave={() => add.mutate(written)}
          />
        )}
        <FaultText error={add.error ?? remove.error} />
      </div>
    </section>
  );
}
