import { useState } from 'react';
import { useLetters } from '../letters/letter-keys';
import { useSay } from '../words';
import { Button } from './button';

interface SuspectedProps {
  isSuspected: boolean;
  isBusy: boolean;
  onChange: (isSuspected: boolean) => void;
}

/** What a robot may have written, which whoever has read it can say is none. To be keyed by what it is about. */
export function Suspected({ isSuspected, isBusy, onChange }: SuspectedProps) {
  const say = useSay();
  const [wasSuspected, setWasSuspected] = useState(isSuspected);
  if (isSuspected && !wasSuspected) setWasSuspected(true);
  const act = (): void => {
    if (!isBusy) onChange(!isSuspected);
  };
  useLetters(isSuspected ? [{ letter: 'n', word: 'visitors.notSpam', act }] : []);
  if (!wasSuspected) return null;
  // One button: who has pressed it has the focus still, and takes it back by the same key.
  return (
    <p sx={{ variant: 'text.muted', mt: 3 }}>
      <span role="status">{say(isSuspected ? 'visitors.suspectedText' : 'visitors.isNotSpam')}</span>{' '}
      <Button look="link" isBusy={isBusy} aria-keyshortcuts={isSuspected ? 'n' : undefined} onClick={act}>
        {say(isSuspected ? 'visitors.notSpam' : 'messages.takeBack')}
      </Button>
    </p>
  );
}
