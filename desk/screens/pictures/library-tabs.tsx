import { Link } from '@tanstack/react-router';
import { useAnswer } from '../../app/data';
import { useSay } from '../../app/words';
import type { PictureList, PicturePage } from '../../../api/media/contract/pictures';
import { TYPES } from '../../theme/shelves';

const LISTS: readonly PictureList[] = ['all', 'undescribed', 'unused'];

interface LibraryTabsProps {
  at: PictureList | 'files';
  counts: PicturePage['counts'] | undefined;
}

/** Pictures, the PDFs beside them, and the way to what was deleted of both. */
export function LibraryTabs({ at, counts }: LibraryTabsProps) {
  const say = useSay();
  const { data } = useAnswer('/files');
  const { data: deleted } = useAnswer('/deleted');
  const count = deleted?.lines.length ?? 0;
  return (
    <nav aria-label={say('pictures.lists')} sx={TYPES}>
      {LISTS.map((one) => (
        <Link
          key={one}
          to="/pictures"
          search={one === 'all' ? {} : { list: one }}
          activeProps={{}}
          // Otherwise all of them would be current wherever one is.
          activeOptions={{ exact: true }}
          aria-current={one === at ? 'page' : undefined}
        >
          <span>{say(`pictures.list.${one}`)}</span>
          {counts && <sup>{say('visitors.number', { count: counts[one] })}</sup>}
        </Link>
      ))}
      <Link to="/pictures/files" activeProps={{}} aria-current={at === 'files' ? 'page' : undefined}>
        <span>{say('files.tab')}</span>
        {data && <sup>{say('visitors.number', { count: data.files.length })}</sup>}
      </Link>
      {count > 0 && (
        <Link to="/deleted">
          <span>{say('nav.deleted')}</span>
          <sup>{say('visitors.number', { count })}</sup>
        </Link>
      )}
    </nav>
  );
}
