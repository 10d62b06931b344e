import type { LastBackup } from '../../../api/desk/contract/today';
import { call, CallFault } from '../../app/line/call';
import { keepAnswer, useAnswer, useChange } from '../../app/data';
import { addressOf } from '../../app/line/paths';
import { LOOK_MS } from '../../app/errand';
import { Button } from '../../app/parts/button';
import { DownloadLink } from '../../app/parts/download-link';
import { FaultText } from '../../app/parts/fault-text';
import { useLanguage } from '../../app/words';

const MB = 1_000_000;

/** For owners. One that is being made is shown to whoever comes meanwhile, too. */
export function Backup({ last }: { last: LastBackup | null }) {
  const { say, at } = useLanguage();
  const { data: errand } = useAnswer('/backup', { everyMs: (known) => known?.state === 'busy' && LOOK_MS });
  const make = useChange(
    () => call('POST /backup'),
    (begun) => keepAnswer('/backup', begun),
  );
  const made = errand?.state === 'done' ? errand.answer : null;
  const known = made ?? last;
  const failure = errand?.state === 'failed' ? new CallFault(errand.fault ?? 'unexpected') : null;
  const words = known
    ? say(known.isReadBack ? 'backup.made' : 'backup.madeOnly', { time: at(known.madeAt) })
    : say('backup.never');
  return (
    <div id="backup" sx={{ variant: 'text.note', display: 'grid', gap: 2, justifyItems: 'start' }}>
      <p role="status" sx={{ color: 'muted' }}>
        {words} {made && say('backup.keep')}
      </p>
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {made && (
          <DownloadLink href={addressOf('/backup/file')}>
            {say('backup.take', { size: Math.max(1, Math.round(made.size / MB)) })}
          </DownloadLink>
        )}
        <Button look="link" isBusy={make.isPending || errand?.state === 'busy'} onClick={() => make.mutate()}>
          {say('backup.make')}
        </Button>
      </div>
      <FaultText error={make.error ?? failure} />
    </div>
  );
}
