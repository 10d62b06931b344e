import type { FieldName } from '../../../src/contract/collections/labels';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { Button } from '../../app/parts/button';
import { pdfsIn } from '../../app/uploads/dropped-files';
import { useLanguage } from '../../app/words';
import { useField } from '../../editing/editor-context';
import type { FieldOf } from '../../kinds/kind';
import { PAIR } from '../../theme/editor/fields';
import { FILE_WAYS } from '../../theme/editor/files';
import { FieldFrame } from '../parts/field-frame';
import { FileDrop } from './file-drop';
import { FileShown } from './file-shown';
import { UploadFile, useFileUpload } from './upload-file';

/** A PDF in each language. */
export function FileField({ field: { path, word } }: { field: FieldOf<'file'> }) {
  return (
    <div sx={PAIR}>
      {LOCALE_CODES.map((locale) => (
        <FileSide key={locale} {...{ path, word, locale }} />
      ))}
    </div>
  );
}

interface FileSideProps {
  path: string;
  word: FieldName;
  locale: LocaleCode;
}

function FileSide({ path: whole, word, locale }: FileSideProps) {
  const { say } = useLanguage();
  const path = `${whole}.${locale}`;
  const { value, change } = useField<string>(path);
  const { uploads, take } = useFileUpload(path, 'file', change);
  const others = LOCALE_CODES.filter((code) => code !== locale);
  return (
    <FieldFrame {...{ path, word, locale }} isGroup>
      {() => (
        <FileDrop fitting={(data) => pdfsIn(data)[0]} onFile={take}>
          {value && <FileShown key={value} file={value} />}
          <div sx={FILE_WAYS}>
            <UploadFile what="file" uploads={uploads} onFile={take} isReplacing={Boolean(value)} />
            {!value && others.map((code) => <SameAs key={code} {...{ whole, code }} onTake={change} />)}
            {value && (
              <Button look="link" onClick={() => change(null)}>
                {say('files.takeOut')}
              </Button>
            )}
          </div>
        </FileDrop>
      )}
    </FieldFrame>
  );
}

/** One file may serve both languages. */
function SameAs({
  whole,
  code,
  onTake,
}: {
  whole: string;
  code: LocaleCode;
  onTake: (file: string) => void;
}) {
  const { say } = useLanguage();
  const { value } = useField<string>(`${whole}.${code}`);
  if (!value) return null;
  return (
    <Button look="link" onClick={() => onTake(value)}>
      {say('files.same', { language: code })}
    </Button>
  );
}
