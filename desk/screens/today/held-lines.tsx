import { Link } from '@tanstack/react-router';
import { textIn } from '../../app/items/title';
import { useLanguage } from '../../app/words';
import { allows } from '../../../api/people/contract/permissions';
import type { HeldClock, Today } from '../../../api/desk/contract/today';
import { useChange, useMe } from '../../app/data';
import { call } from '../../app/line/call';
import { forgetBelow } from '../../app/lists/use-pages';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { addressOf } from './address-of';
import { Line } from './line';

/** That nothing happens by the clock, which has jumped, and for those who may publish the way to say that it is right. */
export function ClockLine({ clock: { now, heldUntil } }: { clock: HeldClock }) {
  const { say, due } = useLanguage();
  const { may } = useMe();
  const trust = useChange(
    () => call('POST /clock'),
    () => Promise.all([forgetBelow('/items/'), forgetBelow('/today')]),
  );
  return (
    <Line
      item={null}
      words={say('today.clock')}
      way={
        allows(may, 'publish') && (
          <div>
            <Button look="link" isBusy={trust.isPending} onClick={() => trust.mutate()}>
              {say('today.clockRight')}
            </Button>
            <FaultText error={trust.error} />
          </div>
        )
      }
    >
      {say('today.clockText', { time: due(now), until: due(heldUntil) })}
    </Line>
  );
}

/** What will not become public at its time, while there is time to confirm it. */
export function HeldLines({ held }: Pick<Today, 'held'>) {
  const { say, locale, due } = useLanguage();
  return held.map(({ shelf, id, title, at, heldBy }) => (
    <Line
      key={`${shelf} ${id}`}
      item={null}
      words={say('today.held', {
        title: textIn(title, locale).text || say('items.untitled'),
        time: due(at),
      })}
      way={
        <Link to={addressOf(shelf, id)} sx={{ variant: 'links.underlined' }}>
          {say('items.look')}
        </Link>
      }
    >
      {say('today.heldText', { name: heldBy })}
    </Line>
  ));
}
