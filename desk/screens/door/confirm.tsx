import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { Heading } from 'react-aria-components';
import { CallFault, call } from '../../app/line/call';
import { settleConfirming, useConfirmed } from '../../app/identity/confirming';
import { useAnswer, useChange, useMe, useStart } from '../../app/data';
import { canUsePasskeys, confirmByPasskey, whereKeysWork } from '../../app/identity/passkeys';
import { Button } from '../../app/parts/button';
import { DeskLink } from '../../app/parts/desk-link';
import { FaultText } from '../../app/parts/fault-text';
import { Field } from '../../app/parts/field';
import { Panel } from '../../app/parts/panel';
import { useSay } from '../../app/words';

const focusOn =
  (what: 'input' | 'button') =>
  (place: HTMLElement | null): void =>
    place?.querySelector<HTMLElement>(what)?.focus();
const focusField = focusOn('input');
const focusButton = focusOn('button');

/** Over the screen, which keeps what was typed and goes on afterwards. Who has a passkey is asked for that one. */
export function Confirm() {
  const say = useSay();
  const about = useConfirmed() ?? 'waysIn';
  const { email, hasPassword } = useMe();
  const { data: passkeys, error: unknown } = useAnswer('/you/passkeys');
  const [isByPassword, setIsByPassword] = useState(false);
  const [password, setPassword] = useState('');
  const done = () => settleConfirming(true);
  const byPassword = useChange(() => call('POST /you/confirm/password', { body: { password } }), done);
  const byPasskey = useChange(confirmByPasskey, done);
  const { error } = byPassword;
  const isWrong = error instanceof CallFault && error.fault === 'currentWrong';
  const canPasskey = canUsePasskeys() && (!hasPassword || (passkeys?.length ?? 0) > 0);
  // Nothing to press until it is known what comes first: it would change under the hand.
  const isKnown = !hasPassword || passkeys !== undefined || unknown !== null;
  const withPassword = isKnown && hasPassword && (isByPassword || !canPasskey);
  const withPasskey = isKnown && canPasskey && !isByPassword;
  return (
    <Panel label={say('confirm.title')} onClose={() => settleConfirming(false)}>
      <form
        sx={{ display: 'grid', gap: 3, p: 4, justifyItems: 'start' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (withPassword) byPassword.mutate();
        }}
      >
        <Heading level={2} sx={{ variant: 'text.title' }}>
          {say('confirm.title')}
        </Heading>
        <p>{say(`confirm.${about}`)}</p>
        <input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden="true" />
        {withPassword && (
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
        {!hasPassword && !canPasskey && <NoWay />}
        <FaultText error={byPasskey.error ?? (isWrong ? undefined : error)} />
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
          {withPassword && (
            <Button type="submit" isBusy={byPassword.isPending}>
              {say('confirm.yes')}
            </Button>
          )}
          {withPasskey && (
            <span ref={focusButton}>
              <Button isBusy={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
                {say('door.passkey')}
              </Button>
            </span>
          )}
          {withPasskey && hasPassword && (
            <Button
              look="link"
              onClick={() => {
                byPasskey.reset();
                setIsByPassword(true);
              }}
            >
              {say('confirm.byPassword')}
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
