import { Button } from '../../../app/parts/button';
import { useSay } from '../../../app/words';
import { TEXT_AREA } from '../../../theme/letters';

interface NoteFormProps {
  written: string;
  /** Undefined gives it up. */
  write: (text: string | undefined) => void;
  takesFocus: boolean;
  isBusy: boolean;
  onSave: () => void;
}

const focusFirst = (field: HTMLTextAreaElement | null): void => field?.focus();

/** While it is open, letters are no keys (`data-writing`): one typed beside it would act on the message. */
export function NoteForm({ written, write, takesFocus, isBusy, onSave }: NoteFormProps) {
  const say = useSay();
  return (
    <form
      data-writing
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() && !isBusy) onSave();
      }}
    >
      <textarea
        ref={takesFocus ? focusFirst : undefined}
        aria-label={say('messages.note')}
        maxLength={2000}
        rows={2}
        value={written}
        readOnly={isBusy}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          // Only an empty one: nothing that was written is lost by a key.
          if (event.key === 'Escape' && !written.trim()) write(undefined);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit();
        }}
        sx={TEXT_AREA}
      />
      <span sx={{ display: 'flex', gap: 3, mt: 2 }}>
        <Button look="link" type="submit" isBusy={isBusy} disabled={!written.trim()}>
          {say('messages.keepNote')}
        </Button>
        <Button look="link" onClick={() => write(undefined)}>
          {say('messages.dropNote')}
        </Button>
      </span>
    </form>
  );
}
