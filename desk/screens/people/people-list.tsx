import { Fragment, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import type { Person } from '../../../api/people/contract/identity';
import { useMe } from '../../app/data';
import { Button } from '../../app/parts/button';
import { useLanguage, type Language } from '../../app/words';
import { BELOW_WIDE, COLUMNS } from '../../theme/measures';
import { IN_HAND } from '../../theme/shelves';
import { PersonEditor } from './person-editor';
import { WaysIn } from './ways-in';

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
  '&[data-in-hand=true], &:focus-within': IN_HAND,
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
export function PeopleList({ people }: { people: readonly Person[] }) {
  const { say } = useLanguage();
  const me = useMe();
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
      <ol sx={{ isolation: 'isolate' }}>
        {people.map((person) => (
          <li key={person.id}>
            <Row
              person={person}
              isOpen={opened === person.id}
              isInHand={person.id === (opened ?? me.id)}
              onOpen={() => setOpened(opened === person.id ? undefined : person.id)}
            />
            {opened === person.id && <PersonEditor person={person} onDone={() => setOpened(undefined)} />}
          </li>
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  person: Person;
  isOpen: boolean;
  isInHand: boolean;
  onOpen: () => void;
}

function Row({ person, isOpen, isInHand, onOpen }: RowProps) {
  const language = useLanguage();
  const { say } = language;
  const me = useMe();
  return (
    <div data-in-hand={isInHand} sx={rowStyles}>
      <p>
        <b>{person.name || <Address of={person.email} />}</b>
        {person.name && (
          <span sx={{ color: 'muted' }}>
            <Address of={person.email} />
          </span>
        )}
      </p>
      <p>{say(`may.${person.may}`)}</p>
      <WaysIn person={person} />
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

/** Allows line breaks after @ and before dots. */
function Address({ of }: { of: string }) {
  return of.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const lastHere = ({ id, seenAt }: Person, me: number, { say, time }: Language): string => {
  if (id === me) return say('people.now');
  return seenAt === null ? say('people.never') : time(seenAt);
};
