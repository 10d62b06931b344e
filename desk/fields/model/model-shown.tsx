import { useAnswer } from '../../app/data';
import { sizeOf } from '../../app/lists/size-of';
import { useLanguage } from '../../app/words';
import { fileAddress } from '../files/file-shown';

/** Its name, by which it is fetched, how large it is, and what is wrong with it. */
export function ModelShown({ file }: { file: string }) {
  const { say, locale } = useLanguage();
  const { data } = useAnswer('/files/facts', { query: { file } });
  const { bytes, model } = data ?? {};
  const found = model && 'size' in model ? model : undefined;
  return (
    <>
      <p sx={{ overflowWrap: 'anywhere' }}>
        {bytes === undefined ? (
          file
        ) : (
          <a
            href={fileAddress(file)}
            download={file}
            aria-label={say('files.open', { file })}
            sx={{ color: 'inherit' }}
          >
            {file}
          </a>
        )}{' '}
        {bytes !== undefined && (
          <span sx={{ variant: 'text.note', color: 'muted' }}>
            {say('models.facts', { size: sizeOf(bytes, locale) })}
          </span>
        )}
      </p>
      {found && (
        <p sx={{ variant: 'text.note', color: 'muted' }}>
          {say('models.size', { ...found.size })}
          {found.isLamp && `, ${say('models.isLamp')}`}
        </p>
      )}
      {model && 'fault' in model && (
        <p sx={{ variant: 'text.fault' }}>
          {say(`model.fault.${model.fault.code}`, { found: model.fault.found })}
        </p>
      )}
    </>
  );
}
