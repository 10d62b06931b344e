import { call } from '../../app/line/call';
import { forget, useChange } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { useSay } from '../../app/words';
import { useEditor, useEditState } from '../../editing/editor-context';
import { ADVICE } from '../../theme/editor/fields';
import type { PictureValue } from './picture';

/** Asks for the descriptions of a picture that was replaced everywhere, until they are changed or found right. */
export function ReadAgain({ picture }: { picture: PictureValue }) {
  const say = useSay();
  const { shelf, id } = useEditor();
  const { item } = useEditState();
  const files = [picture.file, ...(picture.night ? [picture.night.file] : [])].filter((file) =>
    item.findings.some(({ name, text }) => name === 'readAgain' && text === file),
  );
  const wereRead = useChange(
    async () => {
      for (const file of files)
        await call('POST /items/:shelf/:id/pictures/read', { params: { shelf, id }, body: { file } });
    },
    () => forget('/items/:shelf/:id', { params: { shelf, id } }),
  );
  if (files.length === 0) return null;
  return (
    <div>
      <p sx={ADVICE}>
        <span>
          {say('editor.readAgain')}{' '}
          <Button look="link" isBusy={wereRead.isPending} onClick={() => wereRead.mutate()}>
            {say('editor.wasRead')}
          </Button>
        </span>
      </p>
      <FaultText error={wereRead.error} />
    </div>
  );
}
