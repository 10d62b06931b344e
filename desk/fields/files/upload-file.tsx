import { useEffect, useRef } from 'react';
import { Button } from '../../app/parts/button';
import type { Upload, UploadKind } from '../../app/uploads/upload';
import { UploadCells } from '../../app/uploads/upload-cells';
import { leaveUploads, putAway, upload, useUploads } from '../../app/uploads/uploads';
import { useSay } from '../../app/words';
import { useEditor } from '../../editing/editor-context';
import { NOT_BY_TOUCH } from '../../theme/editor/files';

type FileKind = Exclude<UploadKind, 'picture'>;
/** What is on its way into a field, also since the page was loaded again. @param path of the file's name in one language */
export function useFileUpload(path: string, what: FileKind, onTaken: (file: string) => void) {
  const { shelf, id } = useEditor();
  const latest = useRef(onTaken);
  useEffect(() => void (latest.current = onTaken));
  const keys = useRef<number[]>([]);
  useEffect(() => {
    const own = keys;
    return () => leaveUploads(own.current);
  }, []);
  const uploads = useUploads().filter(
    ({ place, state }) =>
      state !== 'ready' && place?.shelf === shelf && place.id === id && place.path === path,
  );
  const take = (file: File | undefined): void => {
    if (!file) return;
    // One file has room here.
    for (const { key } of uploads) putAway(key);
    const place = { shelf, id, path, isOne: true };
    keys.current.push(...upload([file], { what, place, onTaken: (taken) => latest.current(taken.file) }));
  };
  return { uploads, take };
}

const ACCEPTED = { file: 'application/pdf,.pdf', model: 'model/gltf-binary,.glb' } as const;

interface UploadFileProps {
  what: FileKind;
  uploads: readonly Upload[];
  onFile: (file: File | undefined) => void;
  isReplacing: boolean;
}

/** The way to a file on this computer; what is on its way stands below. */
export function UploadFile({ what, uploads, onFile, isReplacing }: UploadFileProps) {
  const say = useSay();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPTED[what]}
        aria-label={say(`${what}s.choose`)}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
      <span>
        <Button look="link" onClick={() => chooser.current?.click()}>
          {say(isReplacing ? `${what}s.replace` : `${what}s.choose`)}
        </Button>
        {!isReplacing && <span sx={NOT_BY_TOUCH}> {say('files.orDrop')}</span>}
      </span>
      <UploadCells uploads={uploads} />
    </>
  );
}
