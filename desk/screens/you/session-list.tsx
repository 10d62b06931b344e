import type { Session } from '../../../api/people/contract/identity';
import { call } from '../../app/line/call';
import { keepAnswer, useAnswer, useChange } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { useLanguage } from '../../app/words';
import { rowListStyles } from './row-list';

export function SessionList() {
  const { say, time } = useLanguage();
  const { data: sessions = [] } = useAnswer('/you/sessions');
  const keep = (left: Session[]) => keepAnswer('/you/sessions', left);
  const end = useChange(
    (number: number) => call('DELETE /you/sessions/:number', { params: { number } }),
    keep,
  );
  const endOthers = useChange(() => call('DELETE /you/sessions'), keep);
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" sx={{ variant: 'text.over' }}>
        {say('you.signedIn')}
      </h2>
      <ul sx={rowListStyles}>
        {sessions.map(({ number, device, seenAt, isThis }) => (
          <li key={number}>
            <span>
              {device}
              <span sx={{ display: 'block', color: 'muted' }}>{isThis ? say('you.here') : time(seenAt)}</span>
            </span>
            {!isThis && (
              <Button
                look="link"
                aria-label={`${say('you.signOut')}: ${device}`}
                onClick={() => end.mutate(number)}
              >
                {say('you.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button look="link" isBusy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {say('you.signOutElsewhere')}
        </Button>
      )}
      <FaultText error={end.error ?? endOthers.error} />
    </section>
  );
}
