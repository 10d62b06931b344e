import type { LastBackup } from '../../contract/today';
import { call } from '../../app/call';
import { forget, useChange } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { useLanguage } from '../../app/words';

const MB = 1_000_000;

/** For owners. */
export function Backup({ last }: { last: LastBackup | null }) {
  const { say, time } = useLanguage();
  const make = useChange(
    () => call<LastBackup>('POST', '/backup'),
    () => forget('/today'),
  );
  const known = make.data ?? last;
  const words = known
    ? say(known.isReadBack ? 'backup.made' : 'backup.madeOnly', { time: time(known.madeAt) })
    : say('backup.never');
  return (
    <div sx={{ variant: 'text.note', display: 'grid', gap: 2, justifyItems: 'start' }}>
      <p role="status" sx={{ color: 'muted' }}>
        {words} {make.data && say('backup.keep')}
      </p>
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        {make.data && (
          <a href="/desk/api/backup/file" download sx={{ variant: 'links.underlined' }}>
            {say('backup.take', { size: Math.max(1, Math.round(make.data.size / MB)) })}
          </a>
        )}
        <Button look="link" isBusy={make.isPending} onClick={() => make.mutate()}>
          {say('backup.make')}
        </Button>
      </div>
      <FaultText error={make.error} />
    </div>
  );
}
