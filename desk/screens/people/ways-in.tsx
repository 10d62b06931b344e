import { Link } from '@tanstack/react-router';
import type { ThemeUICSSObject } from 'theme-ui';
import type { Person } from '../../../api/people/contract/identity';
import { call } from '../../app/line/call';
import { forget, useChange, useMe, useStart } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { useLanguage, useSay } from '../../app/words';

const noteStyles: ThemeUICSSObject = {
  variant: 'text.note',
  color: 'muted',
  '& a': { variant: 'links.underlined' },
};

export function WaysIn({ person }: { person: Person }) {
  const { say, date } = useLanguage();
  const { canMail } = useStart();
  const { email, may, joinedAt, invitedAt, invitedUntil, passkeys, hasPassword } = person;
  const again = useChange(
    () => call('POST /people', { body: { email, may } }),
    () => Promise.all([forget('/people'), forget('/log')]),
  );
  if (joinedAt === null)
    return (
      <div>
        {say('people.invitedOn', { date: date(invitedAt) })}
        <p sx={noteStyles}>
          {invitedUntil ? say('people.goodUntil', { date: date(invitedUntil) }) : say('people.tooLate')}{' '}
          <Button look="link" isBusy={again.isPending} onClick={() => again.mutate()}>
            {say(canMail ? 'people.again' : 'people.newLink')}
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
      {passkeys === 0 && (
        <p sx={noteStyles}>
          {say('people.noPasskey')} <Remind person={person} />
        </p>
      )}
    </div>
  );
}

/** By the desk's mail server, or by the reader's own mail program where there is none. */
function Remind({ person: { id, email, name } }: { person: Person }) {
  const say = useSay();
  const me = useMe();
  const { canMail } = useStart();
  const remind = useChange(() => call('POST /people/:id/reminder', { params: { id } }));
  if (id === me.id) return <Link to="/you">{say('you.addKey')}</Link>;
  const label = `${say('people.remind')}: ${name || email}`;
  const text = say('people.remindText', { link: `${location.origin}/desk/you` });
  if (!canMail)
    return (
      <a
        href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(say('people.remindSubject'))}&body=${encodeURIComponent(text)}`}
        aria-label={label}
      >
        {say('people.remind')}
      </a>
    );
  return (
    <>
      <span role="status">{remind.isSuccess && say('people.reminded')}</span>
      {!remind.isSuccess && (
        <Button look="link" aria-label={label} isBusy={remind.isPending} onClick={() => remind.mutate()}>
          {say('people.remind')}
        </Button>
      )}
      <FaultText error={remind.error} />
    </>
  );
}
