import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../app/line/call';
import { useChange } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Field } from '../../app/parts/field';
import { useSay } from '../../app/words';
import { Door } from './door';

export function LostPassword() {
  const say = useSay();
  const [email, setEmail] = useState('');
  const send = useChange(() => call('POST /lost-password', { body: { email } }));
  return (
    <Door title={say('lost.title')}>
      <p role="status">{say(send.isSuccess ? 'lost.sent' : 'lost.text')}</p>
      {!send.isSuccess && (
        <form
          sx={{ display: 'grid', gap: 'links', justifyItems: 'start', '& > div': { width: '100%' } }}
          onSubmit={(event) => {
            event.preventDefault();
            send.mutate();
          }}
        >
          <Field
            label={say('door.email')}
            type="email"
            required
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <FaultText error={send.error} />
          <Button type="submit" look="large" isBusy={send.isPending}>
            {say('lost.send')}
          </Button>
        </form>
      )}
      <p>
        <Link to="/sign-in" sx={{ variant: 'links.underlined' }}>
          {say('lost.back')}
        </Link>
      </p>
    </Door>
  );
}
