import { useState } from 'react';
import { call, CallFault } from '../../app/line/call';
import { forget, setMe, useChange, useMe } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Field } from '../../app/parts/field';
import { useSay } from '../../app/words';

/** Changing the password ends all other sessions. */
export function PasswordForm() {
  const say = useSay();
  const { hasPassword, email } = useMe();
  const [isOpen, setIsOpen] = useState(false);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const change = useChange(
    () => call('PUT /you/password', { body: { password, ...(hasPassword && { current }) } }),
    async (me) => {
      setMe(me);
      setIsOpen(false);
      setCurrent('');
      setPassword('');
      await forget('/you/sessions');
    },
  );
  const { error } = change;
  const faultOf = (field: string) =>
    error instanceof CallFault && error.fields.includes(field) ? error : undefined;
  const others = (faultOf('current') ?? faultOf('password')) ? undefined : error;
  return (
    <section aria-labelledby="password">
      <h2 id="password" sx={{ variant: 'text.over' }}>
        {say('you.password')}
      </h2>
      <p role="status" sx={{ variant: 'text.cap' }}>
        {change.isSuccess && !isOpen && say('you.passwordKept')}
      </p>
      {!isOpen && (
        <Button look="link" onClick={() => setIsOpen(true)}>
          {say(hasPassword ? 'you.changePassword' : 'you.choosePassword')}
        </Button>
      )}
      {isOpen && (
        <form
          sx={{ display: 'grid', gap: 3, pt: 2 }}
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate();
          }}
        >
          <input type="email" autoComplete="username" value={email} readOnly hidden aria-hidden="true" />
          {hasPassword && (
            <Field
              label={say('you.current')}
              type="password"
              required
              autoComplete="current-password"
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
              fault={faultOf('current')}
            />
          )}
          <Field
            label={say('you.new')}
            type="password"
            required
            autoComplete="new-password"
            note={say('invitation.passwordIs')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            fault={faultOf('password')}
          />
          <FaultText error={others} />
          <div sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
            <Button type="submit" isBusy={change.isPending}>
              {say('you.keepPassword')}
            </Button>
            <Button look="link" onClick={() => setIsOpen(false)}>
              {say('cancel')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
