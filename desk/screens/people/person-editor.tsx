import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { ThemeUICSSObject } from 'theme-ui';
import type { Person } from '../../contract/identity';
import type { Permission } from '../../contract/permissions';
import { call } from '../../app/call';
import { forget, keepAnswer, useChange } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { useSay } from '../../app/words';
import { MayChoice } from './may-choice';

const styles: ThemeUICSSObject = { display: 'grid', gap: 3, py: 4, borderBottom: 'rule' };
const actsStyles: ThemeUICSSObject = { display: 'flex', flexWrap: 'wrap', gap: 4 };
const scrimStyles: ThemeUICSSObject = { position: 'fixed', inset: 0, zIndex: 'scrim', bg: 'scrim' };
const panelStyles: ThemeUICSSObject = {
  position: 'fixed',
  zIndex: 'panel',
  left: '50%',
  top: '50%',
  width: 'door',
  maxWidth: 'withinWindow',
  transform: 'translate(-50%, -50%)',
  bg: 'surface',
  borderTop: 'thick',
  borderColor: 'sold',
  p: 5,
  '& [role=alertdialog]': { outline: 'none', display: 'grid', gap: 3, justifyItems: 'start' },
};

/** What an owner changes of a person: what they may, their sessions, whether they are here at all. */
export function PersonEditor({ person, onDone }: { person: Person; onDone: () => void }) {
  const say = useSay();
  const [isAsking, setIsAsking] = useState(false);
  const path = `/people/${person.id}`;
  const keep = async (people: Person[]) => {
    keepAnswer('/people', people);
    await forget('/log');
  };
  const setMay = useChange((may: Permission) => call<Person[]>('PATCH', path, { may }), keep);
  const end = useChange(() => call<Person[]>('DELETE', `${path}/sessions`), keep);
  const remove = useChange(
    () => call<Person[]>('DELETE', path),
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
      <FaultText error={setMay.error ?? end.error} />
      <div sx={actsStyles}>
        <Button look="link" isBusy={end.isPending} onClick={() => end.mutate()}>
          {say('people.sessionsEnd')}
        </Button>
        <Button look="link" onClick={() => setIsAsking(true)}>
          {say('people.remove')}
        </Button>
      </div>
      <ModalOverlay isOpen={isAsking} isDismissable onOpenChange={setIsAsking} sx={scrimStyles}>
        <Modal sx={panelStyles}>
          <Dialog role="alertdialog">
            <Heading slot="title" level={2} sx={{ variant: 'text.title' }}>
              {say('people.removeTitle', { name })}
            </Heading>
            <p>{say('people.removeText', { name })}</p>
            <FaultText error={remove.error} />
            <div sx={{ ...actsStyles, alignItems: 'center' }}>
              <Button isGrave isBusy={remove.isPending} onClick={() => remove.mutate()}>
                {say('people.removeYes', { name })}
              </Button>
              <Button look="link" onClick={() => setIsAsking(false)}>
                {say('cancel')}
              </Button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
