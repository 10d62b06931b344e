import { useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import type { Invited, Person } from '../../contract/identity';
import { call } from '../../app/call';
import { forget, useChange, useMe } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { useLanguage, type Language } from '../../app/words';
import { BELOW_WIDE, COLUMNS, OUT_OF_COLUMN } from '../../theme/measures';
import { PersonEditor } from './person-editor';

const headStyles: ThemeUICSSObject = {
  variant: 'text.note',
  color: 'muted',
  borderBottom: 'rule',
  pb: 'touch',
  mt: 3,
  [BELOW_WIDE]: { display: 'none' },
};
const columns: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: COLUMNS.people,
  columnGap: 'links',
  alignItems: 'center',
};
const rowStyles: ThemeUICSSObject = {
  ...columns,
  position: 'relative',
  minHeight: 'row',
  borderBottom: 'rule',
  variant: 'text.cap',
  // The row in hand lies on the surface, to the edge of the window.
  '&[data-in-hand=true], &:focus-within': {
    bg: 'surface',
    boxShadow: OUT_OF_COLUMN,
  },
  '& > p:first-of-type': {
    py: 2,
    overflowWrap: 'anywhere',
    '& > b': { display: 'block', fontSize: 'sub', fontWeight: 'normal', lineHeight: 1.3 },
  },
  [BELOW_WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: 1,
    py: 'near',
    '& > p, & > div': { gridColumn: 1 },
    '& > button': { gridColumn: 2, gridRow: 1, alignSelf: 'start' },
  },
};
const noteStyles: ThemeUICSSObject = { variant: 'text.note', color: 'muted', '& button': { ml: 1 } };

/** Everybody, a row each; one of them opens to be changed. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  const { say } = useLanguage();
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <div aria-hidden="true" sx={headStyles}>
        <div sx={columns}>
          {(['name', 'may', 'signsIn', 'lastHere'] as const).map((column) => (
            <span key={column}>{say(`people.${column}`)}</span>
          ))}
        </div>
      </div>
      <ol>
        {people.map((person) => (
          <li key={person.id}>
            <Row
              person={person}
              isOpen={opened === person.id}
              onOpen={() => setOpened(opened === person.id ? undefined : person.id)}
            />
            {opened === person.id && <PersonEditor person={person} onDone={() => setOpened(undefined)} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function Row({ person, isOpen, onOpen }: { person: Person; isOpen: boolean; onOpen: () => void }) {
  const language = useLanguage();
  const { say } = language;
  const me = useMe();
  return (
    <div data-in-hand={isOpen || person.id === me.id} sx={rowStyles}>
      <p>
        <b>{person.name || person.email}</b>
        {person.name && <span sx={{ color: 'muted' }}>{person.email}</span>}
      </p>
      <p>{say(`may.${person.may}`)}</p>
      <Ways person={person} />
      <p sx={{ color: 'muted', fontVariantNumeric: 'tabular-nums' }}>{lastHere(person, me.id, language)}</p>
      <Button
        look="link"
        aria-expanded={isOpen}
        onClick={onOpen}
        aria-label={`${say(isOpen ? 'people.close' : 'people.change')}: ${person.name || person.email}`}
      >
        {say(isOpen ? 'people.close' : 'people.change')}
      </Button>
    </div>
  );
}

/** How somebody signs in; until they have come, how long the invitation is good. */
function Ways({ person }: { person: Person }) {
  const { say, date } = useLanguage();
  const { email, may, joinedAt, invitedAt, invitedUntil, passkeys, hasPassword } = person;
  const again = useChange(
    () => call<Invited>('POST', '/people', { email, may }),
    () => forget('/people'),
  );
  if (joinedAt === null)
    return (
      <div>
        {say('people.invitedOn', { date: date(invitedAt) })}
        <p sx={noteStyles}>
          {invitedUntil ? say('people.goodUntil', { date: date(invitedUntil) }) : say('people.tooLate')}{' '}
          <Button look="link" isBusy={again.isPending} onClick={() => again.mutate()}>
            {say('people.again')}
          </Button>
        </p>
        {again.data?.link && <code sx={{ overflowWrap: 'anywhere' }}>{again.data.link}</code>}
        <FaultText error={again.error} />
      </div>
    );
  const ways = [
    ...(passkeys > 0 ? [say('people.passkeys', { count: passkeys })] : []),
    ...(hasPassword ? [say('people.password')] : []),
  ];
  return (
    <div>
      {ways.join(', ')}
      {passkeys === 0 && <p sx={noteStyles}>{say('people.noPasskey')}</p>}
    </div>
  );
}

const lastHere = ({ id, seenAt }: Person, me: number, { say, time }: Language): string => {
  if (id === me) return say('people.now');
  return seenAt === null ? say('people.never') : time(seenAt);
};
