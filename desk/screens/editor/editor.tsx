import { useMatch } from '@tanstack/react-router';
import { useAnswer, useMe } from '../../app/data';
import { CallFault } from '../../app/line/call';
import { FaultText } from '../../app/parts/fault-text';
import { useSay } from '../../app/words';
import type { Shelf } from '../../../api/content/contract/item';
import { pathOfItem } from '../../editing/use-session';
import { unsentStore } from '../../editing/unsent';
import { Opened } from './opened';
import { Lost } from './unsaved/lost';
import { GoneItem } from './unsaved/who-deleted';

/**
 * The item that the address names; the gallery's own data are at `/site`. Of the screen's own match: the window's address is
 * that of the next screen already while this one is being left.
 */
export function useItemPlace(): { shelf: Shelf; id: string } {
  const pathname = useMatch({ strict: false, select: (match) => match.pathname }) as string;
  const [, shelf = '', id = 'site'] = pathname.split('/');
  return shelf === 'site' ? { shelf, id: 'site' } : { shelf: shelf as Shelf, id };
}

export function ItemEditor() {
  const say = useSay();
  const { id: person } = useMe();
  const place = useItemPlace();
  const path = pathOfItem(place);
  const { data, error } = useAnswer('/items/:shelf/:id', { params: place });
  if (data) return <Opened key={path} item={data} />;
  if (error instanceof CallFault && error.fault === 'notFound') {
    const { size } = unsentStore(person, place.shelf, place.id).all();
    return size > 0 ? <Lost key={path} {...place} person={person} /> : <GoneItem key={path} {...place} />;
  }
  return error ? <FaultText error={error} /> : <p>{say('wait')}</p>;
}
