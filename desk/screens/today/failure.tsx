import type { Site } from '../../../api/releases/contract/releases';
import { FoldedLog } from '../releases/folded-log';
import { useLanguage } from '../../app/words';

interface FailureProps {
  failure: NonNullable<Site['failure']>;
  retryAt: string | null;
}

export function Failure({ failure: { cause, reason }, retryAt }: FailureProps) {
  const { say, at } = useLanguage();
  return (
    <div sx={{ mt: 3, maxWidth: 'form' }}>
      <p>{say(`cause.${cause}`)}</p>
      {retryAt && <p sx={{ mt: 2 }}>{say('today.retry', { time: at(retryAt) })}</p>}
      <FoldedLog text={reason} />
    </div>
  );
}
