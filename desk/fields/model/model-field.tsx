import { useState } from 'react';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { useField } from '../../editing/editor-context';
import type { FieldOf } from '../../kinds/kind';
import { WHOLE } from '../../theme/editor/fields';
import { FILE_WAYS } from '../../theme/editor/files';
import { FileDrop } from '../files/file-drop';
import { UploadFile, useFileUpload } from '../files/upload-file';
import { FieldFrame } from '../parts/field-frame';
import { ModelDetails } from './model-details';
import { ModelShown } from './model-shown';
import type { ModelValue } from './model-value';
import { TurnPanel } from './turn-panel';

const modelIn = ({ files }: DataTransfer): File | undefined =>
  [...files].find(({ name }) => /\.glb$/i.test(name));

/** The model of a work: its file, what is wrong with it, and what is said of it. */
export function ModelField({ field: { path, word } }: { field: FieldOf<'model'> }) {
  const say = useSay();
  const { value, change, findings } = useField<ModelValue>(path);
  const { uploads, take } = useFileUpload(path, 'model', (file) => change({ ...value, file }));
  const [isTurned, setIsTurned] = useState(false);
  const isShown = !findings.some(({ name, severity }) => severity === 'error' || NOT_SHOWN.includes(name));
  return (
    <div sx={WHOLE}>
      <FieldFrame {...{ path, word }} isGroup>
        {() => (
          <>
            <FileDrop fitting={modelIn} onFile={take}>
              {value?.file && <ModelShown key={value.file} file={value.file} />}
              <div sx={FILE_WAYS}>
                {value?.file && isShown && (
                  <Button look="link" onClick={() => setIsTurned(true)}>
                    {say('models.turn')}
                  </Button>
                )}
                <UploadFile what="model" uploads={uploads} onFile={take} isReplacing={Boolean(value?.file)} />
                {value && (
                  <Button look="link" onClick={() => change(null)}>
                    {say('files.takeOut')}
                  </Button>
                )}
              </div>
            </FileDrop>
            {value?.file && <ModelDetails model={value} onChange={change} />}
            {isTurned && <TurnPanel onClose={() => setIsTurned(false)} />}
          </>
        )}
      </FieldFrame>
    </div>
  );
}

/** With these, the page has nothing to turn. */
const NOT_SHOWN = ['modelFaulty', 'modelWrong', 'noFile'];
