import { call } from '../../app/line/call';
import { forget, useAnswer, useChange } from '../../app/data';
import { shortTime } from '../../app/lists/short-time';
import { sizeOf } from '../../app/lists/size-of';
import { Thumb } from '../../app/lists/thumb';
import { forgetBelow } from '../../app/lists/use-pages';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import type { DeletedLine, DeletedList } from '../../contract/items/deleted';
import type { PicturePage } from '../../contract/items/pictures';
import { DELETED_ROW } from '../../theme/library';
import { LibraryTabs } from './library-tabs';

const LIBRARIES = { picture: '/pictures', file: '/files' } as const;

/** Pictures and files that were deleted, each with its way back, however long ago that was. */
export function Deleted() {
  const { say } = useLanguage();
  const { data, error } = useAnswer<DeletedList>('/deleted');
  const { data: pictures } = useAnswer<PicturePage>('/library');
  const bring = useChange(
    ({ kind, aside }: DeletedLine) =>
      call<{ files: string[] }>('POST', `${LIBRARIES[kind]}/bring-back`, { aside: [aside] }),
    () => Promise.all([forget('/deleted'), forget('/files'), forgetBelow('/library')]),
  );
  const [back] = bring.data?.files ?? [];
  const lines = data?.lines ?? [];
  return (
    <>
      <h1 sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>{say('deleted.tab')}</h1>
      <LibraryTabs at="deleted" counts={pictures?.counts} />
      <p sx={{ variant: 'text.muted', pt: 3 }}>
        {data && say(lines.length > 0 ? 'deleted.lead' : 'deleted.none')}
      </p>
      <ul aria-label={say('deleted.tab')} sx={{ mt: 3 }}>
        {lines.map((line) => (
          <DeletedRow
            key={`${line.kind} ${line.aside}`}
            line={line}
            isBusy={bring.isPending && bring.variables.aside === line.aside}
            onBring={() => bring.mutate(line)}
          />
        ))}
      </ul>
      <FaultText error={error ?? bring.error} />
      <Floor isRaised={back !== undefined}>
        {back !== undefined
          ? say('deleted.broughtBack', { file: back })
          : data && say('deleted.number', { count: lines.length })}
      </Floor>
    </>
  );
}

interface DeletedRowProps {
  line: DeletedLine;
  isBusy: boolean;
  onBring: () => void;
}

function DeletedRow({ line: { file, bytes, at, thumb }, isBusy, onBring }: DeletedRowProps) {
  const { say, locale } = useLanguage();
  return (
    <li sx={DELETED_ROW}>
      <span>{thumb && <Thumb of={thumb} />}</span>
      <bdi>{file}</bdi>
      <span>
        {sizeOf(bytes, locale)}, {say('deleted.when', { time: shortTime(at, locale) })}
      </span>
      <Button look="link" isBusy={isBusy} aria-label={say('deleted.bringIt', { file })} onClick={onBring}>
        {say('deleted.bring')}
      </Button>
    </li>
  );
}
