import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import type { Me } from '../../../api/people/contract/identity';
import { call, CallFault } from '../../app/line/call';
import { hasEnded, setMe, useChange, useStart } from '../../app/data';
import { canUsePasskeys, signInByPasskey, stopOffering } from '../../app/identity/passkeys';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Field } from '../../app/parts/field';
import { useSay } from '../../app/words';
import { Door } from './door';
import { OtherLanguage } from './other-language';

const formStyles: ThemeUICSSObject = { display: 'grid', gap: 'links' };
const rowStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
  pt: 2,
};
const footStyles: ThemeUICSSObject = {
  variant: 'text.muted',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  columnGap: 3,
  alignItems: 'baseline',
};
const linkStyles: ThemeUICSSObject = { variant: 'links.underlined', color: 'text' };

export function SignIn() {
  const say = useSay();
  const { canMail } = useStart();
  const { to = '/' } = useSearch({ from: '/sign-in' });
  const navigate = useNavigate();
  const [isBack] = useState(hasEnded);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const enter = async (me: Me) => {
    stopOffering();
    setMe(me);
    // Only paths of the desk: a link must not redirect elsewhere after the sign-in.
    await navigate({ href: /^\/(?!\/)/.test(to) ? to : '/' });
  };
  const byPassword = useChange(() => call('POST /sign-in/password', { body: { email, password } }), enter);
  const byPasskey = useChange(() => signInByPasskey(), enter);
  const entering = useRef(enter);
  useEffect(() => {
    entering.current = enter;
  });
  useEffect(() => {
    if (!canUsePasskeys()) return;
    // Offered in the email field's autofill; not using it is no error.
    signInByPasskey(true).then(
      (me) => entering.current(me),
      () => undefined,
    );
    return stopOffering;
  }, []);
  const { error } = byPassword;
  const isWrong = error instanceof CallFault && error.fault === 'wrongSignIn';
  return (
    <Door title={say('door.title')}>
      {isBack && <p role="alert">{say('door.ended')}</p>}
      <form
        sx={formStyles}
        onSubmit={(event) => {
          event.preventDefault();
          byPassword.mutate();
        }}
      >
        <Field
          label={say('door.email')}
          type="email"
          name="email"
          required
          autoComplete="username webauthn"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field
          label={say('door.password')}
          type="password"
          name="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          fault={isWrong ? error : undefined}
        />
        <FaultText error={byPasskey.error ?? (isWrong ? undefined : error)} />
        <div sx={rowStyles}>
          <Button type="submit" look="large" isBusy={byPassword.isPending}>
            {say('door.signIn')}
          </Button>
          {canUsePasskeys() && (
            <Button look="otherLarge" isBusy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
              {say('door.byPasskey')}
            </Button>
          )}
        </div>
        {canUsePasskeys() && <p sx={{ variant: 'text.muted', maxWidth: '44ch' }}>{say('door.passkeyIs')}</p>}
      </form>
      <p sx={footStyles}>
        <span>{say('door.firstTime')}</span>
        {canMail ? (
          <span>
            {say('door.forgotten')}{' '}
            <Link to="/lost-password" sx={linkStyles}>
              {say('door.sendLink')}
            </Link>
          </span>
        ) : (
          <span>{say('door.askOwner')}</span>
        )}
        <OtherLanguage />
      </p>
    </Door>
  );
}
