import { forget, keepAnswer, useChange } from '../../app/data';
import { runErrand } from '../../app/errand';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { useSay } from '../../app/words';

interface GoingBackProps {
  line: { release: string; number: string; otherPages: number };
  from: string;
  onLeave: () => void;
}

export function GoingBack({ line: { release, number, otherPages }, from, onLeave }: GoingBackProps) {
  const say = useSay();
  const back = useChange(
    () => runErrand('/releases/back', { body: { from, to: release } }),
    async (site) => {
      keepAnswer('/site', site);
      await forget('/releases');
      onLeave();
    },
  );
  return (
    <div sx={{ mt: 4, pt: 3, borderTop: 'stroke', borderTopColor: 'sold' }}>
      <h3 sx={{ fontSize: 'sub' }}>{say('releases.ask', { number })}</h3>
      <p sx={{ variant: 'text.cap', mt: 1 }}>
        {say('releases.askText', { count: otherPages })} {say('releases.askEdits')} {say('releases.askNext')}
      </p>
      <FaultText error={back.error} />
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', mt: 3 }}>
        <Button isGrave isBusy={back.isPending} onClick={() => back.mutate()}>
          {say('releases.goBack', { number })}
        </Button>
        <Button look="link" onClick={onLeave}>
          {say('cancel')}
        </Button>
      </div>
    </div>
  );
}
