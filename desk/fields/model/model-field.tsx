import { useState, type DragEvent } from 'react';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { useField } from '../../editing/editor-context';
import type { FieldOf } from '../../kinds/kind';
import { WHOLE } from '../../theme/editor/fields';
import { FILE_DROP, FILE_WAYS } from '../../theme/editor/files';
import { UploadFile, useFileUpload } from '../files/upload-file';
import { FieldFrame } from '../parts/field-frame';
import { ModelDetails } from './model-details';
import { ModelShown } from './model-shown';
import type { ModelValue } from './model-value';
import { TurnPanel } from './turn-panel';

const GLB = /\.glb$/i;

/** The model of a work: its file, what is wrong with it, and what is said of it. */
export function ModelField({ field: { path, word } }: { field: FieldOf<'model'> }) {
  const say = useSay();
  const { value, change, findings } = useField<ModelValue>(path);
  const { uploads, take } = useFileUpload(path, 'model', (file) => change({ ...value, file }));
  const [isOver, setIsOver] = useState(false);
  const [isTurned, setIsTurned] = useState(false);
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent): void => {
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    // What is no model is refused in words.
    event.preventDefault();
    take(files.find(({ name }) => GLB.test(name)) ?? files[0]);
  };
  const isShown = !findings.some(({ name, severity }) => severity === 'error' || NOT_SHOWN.includes(name));
  return (
    <div sx={WHOLE}>
      <FieldFrame {...{ path, word }} isGroup>
        {() => (
          <>
            <div
              role="presentation"
              data-over={isOver}
              onDragOver={over}
              onDragLeave={() => setIsOver(false)}
              onDrop={drop}
              sx={FILE_DROP}
            >
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
            </div>
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
