import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { Heading } from 'react-aria-components';
import { CallFault, call } from '../../app/line/call';
import { settleConfirming } from '../../app/identity/confirming';
import { useChange, useMe, useStart } from '../../app/data';
import { canUsePasskeys, confirmByPasskey, whereKeysWork } from '../../app/identity/passkeys';
import { Button } from '../../app/parts/button';
import { DeskLink } from '../../app/parts/desk-link';
import { FaultText } from '../../app/parts/fault-text';
import { Field } from '../../app/parts/field';
import { Panel } from '../../app/parts/panel';
import { useSay } from '../../app/words';

const focusField = (place: HTMLElement | null): void => place?.querySelector('input')?.focus();

/** Over the screen, which keeps what was typed and goes on afterwards. */
export function Confirm() {
  const say = useSay();
  const { email, hasPassword } = useMe();
  const [password, setPassword] = useState('');
  const done = () => settleConfirming(true);
  const byPassword = useChange(() => call('POST', '/you/confirm/password', { password }), done);
  const byPasskey = useChange(confirmByPasskey, done);
  const { error } = byPassword;
  const isWrong = error instanceof CallFault && error.fault === 'currentWrong';
  return (
    <Panel label={say('confirm.title')} onClose={() => settleConfirming(false)}>
      <form
        sx={{ display: 'grid', gap: 3, p: 4, justifyItems: 'start' }}
        onSubmit={(event) => {
          event.preventDefault();
          byPassword.mutate();
        }}
      >
        <Heading level={2} sx={{ variant: 'text.title' }}>
          {say('confirm.title')}
        </Heading>
        <p>{say('confirm.text')}</p>
        <input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden="true" />
        {hasPassword && (
          <div ref={focusField} sx={{ width: '100%' }}>
            <Field
              label={say('door.password')}
              type="password"
              required
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              fault={isWrong ? error : undefined}
            />
          </div>
        )}
        {!hasPassword && !canUsePasskeys() && <NoWay />}
        <FaultText error={byPasskey.error ?? (isWrong ? undefined : error)} />
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
          {hasPassword && (
            <Button type="submit" isBusy={byPassword.isPending}>
              {say('confirm.yes')}
            </Button>
          )}
          {canUsePasskeys() && (
            <Button
              look={hasPassword ? 'link' : 'primary'}
              isBusy={byPasskey.isPending}
              onClick={() => byPasskey.mutate()}
            >
              {say('door.passkey')}
            </Button>
          )}
          <Button look="link" onClick={() => settleConfirming(false)}>
            {say('cancel')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** For people with a passkey alone, where none works. */
function NoWay() {
  const say = useSay();
  const { canMail, deskUrl } = useStart();
  const named = whereKeysWork(deskUrl);
  return (
    <div sx={{ display: 'grid', gap: 2 }}>
      <p>
        {say(named ? 'confirm.needsName' : 'confirm.elsewhere')} {named && <DeskLink to={named} />}
      </p>
      <p>
        {say(canMail ? 'confirm.orLink' : 'confirm.orAsk')}{' '}
        {canMail && (
          <Link
            to="/lost-password"
            onClick={() => settleConfirming(false)}
            sx={{ variant: 'links.underlined' }}
          >
            {say('door.sendLink')}
          </Link>
        )}
      </p>
    </div>
  );
}
