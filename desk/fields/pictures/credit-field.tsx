import { Button } from '../../app/parts/button';
import { confirmCredit, useIsTakenCredit } from '../../app/uploads/taken-credits';
import { useSay } from '../../app/words';
import { ADVICE } from '../../theme/editor/fields';
import { Labelled } from '../parts/labelled';
import { TextInput } from '../parts/text-input';
import type { PictureValue } from './picture';

interface CreditFieldProps {
  picture: PictureValue;
  onChange: (credit: string | undefined) => void;
}

/** Who took it. What was taken over from another picture is asked about until it is changed or found right. */
export function CreditField({ picture: { file, credit }, onChange }: CreditFieldProps) {
  const say = useSay();
  const isTaken = useIsTakenCredit(file, credit);
  return (
    <div>
      <Labelled label={say('editor.credit')}>
        {(id) => <TextInput {...id} value={credit ?? ''} onChange={(text) => onChange(text || undefined)} />}
      </Labelled>
      {isTaken && (
        <p role="status" sx={ADVICE}>
          <span>
            {say('editor.creditTaken')}{' '}
            <Button look="link" onClick={() => confirmCredit(file)}>
              {say('editor.creditRight')}
            </Button>
          </span>
        </p>
      )}
    </div>
  );
}
