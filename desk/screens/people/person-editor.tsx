import { useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import type { Person } from '../../../api/people/contract/identity';
import type { Permission } from '../../../api/people/contract/permissions';
import { call } from '../../app/line/call';
import { forget, keepAnswer, useChange } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { GraveDialog } from '../../app/parts/grave-dialog';
import { useSay } from '../../app/words';
import { InvitedOutcome } from './invited-outcome';
import { MayChoice } from './may-choice';

const styles: ThemeUICSSObject = { display: 'grid', gap: 3, py: 4, borderBottom: 'rule' };
const actsStyles: ThemeUICSSObject = { display: 'flex', flexWrap: 'wrap', gap: 4 };

export function PersonEditor({ person, onDone }: { person: Person; onDone: () => void }) {
  const say = useSay();
  const [isAsking, setIsAsking] = useState(false);
  const keep = async (people: Person[]) => {
    keepAnswer('/people', people);
    await forget('/log');
  };
  const setMay = useChange(
    (may: Permission) => call('PATCH /people/:id', { params: { id: person.id }, body: { may } }),
    keep,
  );
  const end = useChange(() => call('DELETE /people/:id/sessions', { params: { id: person.id } }), keep);
  const makeLink = useChange(
    () => call('POST /people/:id/link', { params: { id: person.id } }),
    () => forget('/log'),
  );
  const remove = useChange(
    () => call('DELETE /people/:id', { params: { id: person.id } }),
    async (people) => {
      onDone();
      await keep(people);
    },
  );
  const name = person.name || person.email;
  return (
    <div sx={styles}>
      <MayChoice
        value={setMay.variables && setMay.isPending ? setMay.variables : person.may}
        onChange={setMay.mutate}
      />
      <FaultText error={setMay.error ?? end.error ?? makeLink.error} />
      <div sx={actsStyles}>
        {/* Whoever has not come in yet has it beside the invitation. */}
        {person.joinedAt !== null && (
          <Button
            look="link"
            aria-label={`${say('people.newLink')}: ${name}`}
            isBusy={makeLink.isPending}
            onClick={() => makeLink.mutate()}
          >
            {say('people.newLink')}
          </Button>
        )}
        <Button look="link" isBusy={end.isPending} onClick={() => end.mutate()}>
          {say('people.sessionsEnd')}
        </Button>
        <Button look="link" onClick={() => setIsAsking(true)}>
          {say('people.remove')}
        </Button>
      </div>
      <InvitedOutcome invited={makeLink.data} />
      <GraveDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={say('people.removeTitle', { name })}
        text={say('people.removeText', { name })}
        act={say('people.removeYes', { name })}
        isBusy={remove.isPending}
        error={remove.error}
        onAct={() => remove.mutate()}
      />
    </div>
  );
}
