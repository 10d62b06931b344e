import { Spinner } from '../../../components/form/spinner';
import { useLasting } from '../../../components/form/use-lasting';
import { useRoomWords } from '../room-words';
import { closedStyles } from './closed.styles';
import { GalleryAddress } from './gallery-address';

/** Below the head, until the room is there: the same for all rooms. */
export function Opening() {
  const say = useRoomWords();
  const lasting = useLasting(true);
  return (
    <>
      <div role="status" sx={{ variant: 'layout.page', pt: 4 }}>
        {lasting && <Spinner label={say('opening')} />}
      </div>
      <noscript>
        <div sx={closedStyles}>
          <h1>{say('title')}</h1>
          <p>{say('needs-scripts')}</p>
          <GalleryAddress />
        </div>
      </noscript>
    </>
  );
}
