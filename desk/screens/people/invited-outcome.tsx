import { useState } from 'react';
import type { Invited } from '../../../api/people/contract/identity';
import { Button } from '../../app/parts/button';
import { Said } from '../../app/parts/said';
import { useSay } from '../../app/words';

export function InvitedOutcome({ invited }: { invited: Invited | undefined }) {
  return <Said>{invited && <Outcome invited={invited} />}</Said>;
}

/** Shows the link where no mail server could send it. */
function Outcome({ invited: { purpose, mailedTo, link } }: { invited: Invited }) {
  const say = useSay();
  const [copied, setCopied] = useState<string>();
  const isBack = purpose === 'return';
  if (mailedTo !== null || link === null)
    return <p>{say(isBack ? 'people.sentBack' : 'people.sent', { email: mailedTo ?? '' })}</p>;
  return (
    <div sx={{ display: 'grid', gap: 2, justifyItems: 'start', mt: 3 }}>
      <p>{say(isBack ? 'people.linkBack' : 'people.link')}</p>
      <code sx={{ fontFamily: 'sans', fontSize: 'cap', overflowWrap: 'anywhere' }}>{link}</code>
      <Button
        look="link"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(link))}
      >
        {say(copied === link ? 'people.copied' : 'people.copy')}
      </Button>
    </div>
  );
}
