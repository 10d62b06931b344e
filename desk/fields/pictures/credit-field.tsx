import { Button } from '../../app/parts/button';
import { Said } from '../../app/parts/said';
import { confirmCredit, useIsTakenCredit } from '../../app/uploads/taken-credits';
import { useSay } from '../../app/words';
import { useEditState } from '../../editing/editor-context';
import { ADVICE } from '../../theme/editor/fields';
import { Labelled } from '../parts/labelled';
import { PartFindings } from '../parts/part-findings';
import { TextInput } from '../parts/text-input';
import type { PictureValue } from './picture';

interface CreditFieldProps {
  /** Of the picture, where the item is checked part by part. */
  path?: string | undefined;
  picture: PictureValue;
  onChange: (credit: string | undefined) => void;
}

/** Who took it. What was taken over from another picture is asked about until it is changed or found right. */
export function CreditField({ path, picture: { file, credit }, onChange }: CreditFieldProps) {
  const say = useSay();
  const { item } = useEditState();
  const own = path && `${path}.credit`;
  // Of a picture that took the place of a public one the server asks, as it does of its words.
  const isAsked = item.findings.some((one) => one.path === own);
  const isTaken = useIsTakenCredit(file, credit) && !isAsked;
  return (
    <div>
      <Labelled label={say('editor.credit')}>
        {(id) => <TextInput {...id} value={credit ?? ''} onChange={(text) => onChange(text || undefined)} />}
      </Labelled>
      {own && <PartFindings path={own} />}
      <Said sx={ADVICE}>
        {isTaken && (
          <span>
            {say('editor.creditTaken')}{' '}
            <Button look="link" onClick={() => confirmCredit(file)}>
              {say('editor.creditRight')}
            </Button>
          </span>
        )}
      </Said>
    </div>
  );
}
