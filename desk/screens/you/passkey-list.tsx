import type { Passkey } from '../../../api/people/contract/identity';
import { call } from '../../app/line/call';
import { keepAnswer, useAnswer, useChange, useStart } from '../../app/data';
import { canUsePasskeys, makePasskey, whereKeysWork } from '../../app/identity/passkeys';
import { Button } from '../../app/parts/button';
import { DeskLink } from '../../app/parts/desk-link';
import { FaultText } from '../../app/parts/fault-text';
import { useLanguage } from '../../app/words';
import { rowListStyles } from './row-list';

async function addKey(): Promise<Passkey[]> {
  const options = await call('POST /you/passkeys/options');
  return call('POST /you/passkeys', { body: { passkey: await makePasskey(options) } });
}

export function PasskeyList() {
  const { say, date } = useLanguage();
  const named = whereKeysWork(useStart().deskUrl);
  const { data: keys } = useAnswer('/you/passkeys');
  const keep = (passkeys: Passkey[]) => keepAnswer('/you/passkeys', passkeys);
  const add = useChange(addKey, keep);
  const remove = useChange((id: string) => call('DELETE /you/passkeys', { body: { id } }), keep);
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" sx={{ variant: 'text.over' }}>
        {say('you.passkeys')}
      </h2>
      {keys?.length === 0 && <p sx={{ variant: 'text.cap', py: 2 }}>{say('you.noKeys')}</p>}
      {keys && keys.length > 0 && (
        <ul sx={rowListStyles}>
          {keys.map(({ id, device, madeAt }) => (
            <li key={id}>
              <span>{say('you.since', { device, date: date(madeAt) })}</span>
              <Button
                look="link"
                aria-label={`${say('you.removeKey')}: ${device}`}
                onClick={() => remove.mutate(id)}
              >
                {say('you.removeKey')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button look="link" isBusy={add.isPending} onClick={() => add.mutate()}>
          {say('you.addKey')}
        </Button>
      ) : (
        <p sx={{ variant: 'text.muted' }}>
          {named ? (
            <>
              {say('you.needsName')} <DeskLink to={named} />
            </>
          ) : (
            say('you.noKeysHere')
          )}
        </p>
      )}
      <FaultText error={add.error ?? remove.error} />
    </section>
  );
}
