import { useState } from 'react';
import { Button } from '../../../app/parts/button';
import { Field } from '../../../app/parts/field';
import { Panel } from '../../../app/parts/panel';
import { useSay } from '../../../app/words';
import { ACTS_IN_LINE, LINK_SHOWN } from '../../../theme/rooms';
import { useMakeRoom } from '../use-make-room';

/** A room begins empty, or with what a visitor has gathered. */
export function NewRoom({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [selection, setSelection] = useState('');
  const make = useMakeRoom({ replace: true });
  return (
    <Panel label={say('rooms.newTitle')} onClose={onClose}>
      <form
        sx={LINK_SHOWN}
        onSubmit={(event) => {
          event.preventDefault();
          if (selection.trim()) make.mutate({ selection: selection.trim() });
        }}
      >
        <h2 sx={{ variant: 'text.title' }}>{say('rooms.newTitle')}</h2>
        <p>{say('rooms.newText')}</p>
        <Button isBusy={make.isPending} onClick={() => make.mutate({})}>
          {say('rooms.empty')}
        </Button>
        <div sx={{ width: '100%' }}>
          <Field
            label={say('rooms.selection')}
            inputMode="url"
            autoComplete="off"
            value={selection}
            onChange={({ target }) => setSelection(target.value)}
            fault={make.error}
          />
        </div>
        <div sx={ACTS_IN_LINE}>
          <Button type="submit" look="link" disabled={selection.trim() === ''}>
            {say('rooms.fromSelection')}
          </Button>
          <Button look="link" onClick={onClose}>
            {say('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
