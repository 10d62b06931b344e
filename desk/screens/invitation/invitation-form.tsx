import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import type { Invitation } from '../../../api/people/contract/identity';
import { call, CallFault } from '../../app/line/call';
import { setMe, useChange } from '../../app/data';
import { beginFirstVisit } from '../../app/first-visit';
import { canUsePasskeys, makePasskey, stopOffering } from '../../app/identity/passkeys';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Field } from '../../app/parts/field';
import { useLanguage } from '../../app/words';

const formStyles: ThemeUICSSObject = { display: 'grid', gap: 'links' };
const actStyles: ThemeUICSSObject = { display: 'grid', gap: 'caption', justifyItems: 'start' };

/** Offers a passkey where the browser can make one, else a password. */
export function InvitationForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { say, locale } = useLanguage();
  const navigate = useNavigate();
  const [name, setName] = useState(invitation.name);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [byPassword, setByPassword] = useState(!canUsePasskeys());
  const isFirst = invitation.purpose === 'first';
  const isBack = invitation.purpose === 'return';

  const take = useChange(
    async () => {
      const who = { ...(!isBack && { name }), ...(isFirst && { email }) };
      const options = () => call('POST /invitation/passkey', { body: { token, ...who } });
      const way = byPassword ? { password } : { passkey: await makePasskey(await options()) };
      return call('POST /invitation/take', { body: { token, language: locale, ...who, ...way } });
    },
    async (me) => {
      setMe(me);
      if (!isBack) beginFirstVisit();
      await navigate({ to: '/' });
    },
  );
  // The browser may still be waiting for a key, without a dialog that could be closed.
  const turn = (): void => {
    stopOffering();
    take.reset();
    setByPassword(!byPassword);
  };
  const { error } = take;
  const isOf = (field: string) => error instanceof CallFault && error.fields.includes(field);
  const ofField = ['name', 'email', 'password'].some(isOf);
  return (
    <form
      sx={formStyles}
      onSubmit={(event) => {
        event.preventDefault();
        take.mutate();
      }}
    >
      {!isBack && (
        <Field
          label={say('invitation.name')}
          required
          maxLength={80}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          fault={isOf('name') ? error : undefined}
        />
      )}
      {isFirst && (
        <Field
          label={say('door.email')}
          type="email"
          required
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          fault={isOf('email') ? error : undefined}
        />
      )}
      {!isFirst && (
        <input
          type="email"
          autoComplete="username"
          value={invitation.email ?? ''}
          readOnly
          hidden
          aria-hidden="true"
        />
      )}
      {byPassword && (
        <Field
          label={say('door.password')}
          type="password"
          required
          autoComplete="new-password"
          note={say('invitation.passwordIs')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          fault={isOf('password') ? error : undefined}
        />
      )}
      <FaultText error={ofField ? undefined : error} />
      <div sx={actStyles}>
        <Button type="submit" look="large" isBusy={take.isPending}>
          {say(byPassword ? 'invitation.comeIn' : 'invitation.makePasskey')}
        </Button>
        {!byPassword && <p sx={{ variant: 'text.muted', maxWidth: '44ch' }}>{say('invitation.passkeyIs')}</p>}
      </div>
      {canUsePasskeys() && (
        <p>
          <Button look="otherLarge" onClick={turn}>
            {say(byPassword ? 'invitation.chooseKey' : 'invitation.choosePassword')}
          </Button>
        </p>
      )}
    </form>
  );
}
