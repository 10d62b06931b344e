import { useRef, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { allows, type Permission } from '../../../api/people/contract/permissions';
import { call } from '../../app/line/call';
import { forget, useAnswer, useChange, useMe, useStart } from '../../app/data';
import { useLetters } from '../../app/letters/letter-keys';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Field } from '../../app/parts/field';
import { OwnPlaces } from '../../app/parts/places';
import { Floor } from '../../app/shell/floor';
import { useSay } from '../../app/words';
import { BELOW_WIDE, COLUMNS } from '../../theme/measures';
import { InvitedOutcome } from './invited-outcome';
import { Log } from './log';
import { MayChoice } from './may-choice';
import { PeopleList } from './people-list';

const gridStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: COLUMNS.withAside,
  columnGap: 'column',
  alignItems: 'start',
  [BELOW_WIDE]: { display: 'block', '& > * + *': { mt: 6 } },
};
const formStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  gap: 4,
  mt: 'near',
  maxWidth: 'form',
  [BELOW_WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};
const FORM = 'invite';

export function People() {
  const say = useSay();
  const { may } = useMe();
  if (allows(may, 'everything')) return <Everybody />;
  // No menu leads here; an address that somebody sent may.
  return (
    <>
      <OwnPlaces />
      <p sx={{ mt: 4 }}>{say('fault.notAllowed')}</p>
      <Floor />
    </>
  );
}

function Everybody() {
  const say = useSay();
  const { canMail } = useStart();
  const { data } = useAnswer('/people');
  const people = data ?? [];
  const [email, setEmail] = useState('');
  const [may, setMay] = useState<Permission>('write');
  const invite = useChange(
    () => call('POST /people', { body: { email, may } }),
    async () => {
      setEmail('');
      await Promise.all([forget('/people'), forget('/log')]);
    },
  );
  const form = useRef<HTMLFormElement>(null);
  useLetters([
    {
      letter: 'n',
      word: 'keys.invite',
      act: () => form.current?.querySelector('input')?.focus(),
    },
  ]);
  const joined = people.filter(({ joinedAt }) => joinedAt !== null).length;
  const invited = people.length - joined;
  return (
    <>
      <OwnPlaces />
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('nav.people')}</h1>
      <div sx={gridStyles}>
        <section>
          <PeopleList people={people} />
          <h2 sx={{ variant: 'text.title', mt: 6 }}>{say('people.invite')}</h2>
          <form
            id={FORM}
            ref={form}
            sx={formStyles}
            onSubmit={(event) => {
              event.preventDefault();
              invite.mutate();
            }}
          >
            <Field
              label={say('people.email')}
              type="email"
              required
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <MayChoice value={may} onChange={setMay} />
          </form>
          <FaultText error={invite.error} />
          <InvitedOutcome invited={invite.data} />
        </section>
        {/* After the people, who would push it down below what is scrolled to. */}
        {data && <Log />}
      </div>
      <Floor
        actions={
          <Button type="submit" form={FORM} isBusy={invite.isPending} disabled={email === ''}>
            {say(canMail ? 'people.send' : 'people.makeLink')}
          </Button>
        }
      >
        {[
          say('people.count', { count: joined }),
          ...(invited > 0 ? [say('people.invited', { count: invited })] : []),
        ].join(', ')}
      </Floor>
    </>
  );
}
