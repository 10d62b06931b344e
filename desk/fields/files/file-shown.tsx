import { useAnswer } from '../../app/data';
import { addressOf } from '../../app/line/paths';
import { sizeOf } from '../../app/lists/size-of';
import { useLanguage } from '../../app/words';
/** Address at which a file of the gallery is opened. */
export const fileAddress = (file: string): string => addressOf('/files/open', { query: { file } });

/** Its name, which opens it, and how large it is. */
export function FileShown({ file }: { file: string }) {
  const { say, locale } = useLanguage();
  const { data } = useAnswer('/files/facts', { query: { file } });
  return (
    <p sx={{ overflowWrap: 'anywhere' }}>
      {data ? (
        <>
          <a
            href={fileAddress(file)}
            target="_blank"
            rel="noreferrer"
            aria-label={say('files.open', { file })}
            sx={{ color: 'inherit' }}
          >
            {file}
          </a>{' '}
          <span sx={{ variant: 'text.note', color: 'muted' }}>
            {say('files.facts', { size: sizeOf(data.bytes, locale) })}
          </span>
        </>
      ) : (
        file
      )}
    </p>
  );
}
