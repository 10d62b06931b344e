import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Place } from '../../../contract/forms/arrangement';
import { moved, turned } from '../arrangement/arrangement';
import type { FloorPiece } from '../floor-work';
import { handStyles } from './floor-row.styles';

interface InHandProps {
  /** In words: how pieces are moved. */
  how: string;
  taken: Pick<FloorPiece, 'title' | 'lang'> | undefined;
  onPlace: (next: (place: Place) => Place) => void;
}

const ACTS = [
  { name: 'floor.left', act: (place: Place) => moved(place, -5) },
  { name: 'floor.right', act: (place: Place) => moved(place, 5) },
  { name: 'floor.turn', act: (place: Place) => turned(place, 1) },
] as const;

/** What dragging and keys do, as buttons: for those who can do neither. Its room is there before anything is in hand. */
export function InHand({ how, taken, onPlace }: InHandProps) {
  const { t } = useTranslation();
  return (
    <div sx={handStyles} data-taken={taken !== undefined}>
      <p>{how}</p>
      <div role="group" aria-label={taken?.title} aria-hidden={!taken}>
        <i lang={taken?.lang}>{taken?.title ?? '\u00a0'}</i>
        {ACTS.map(({ name, act }) => (
          <button key={name} type="button" disabled={!taken} onClick={() => onPlace(act)}>
            {t(name)}
          </button>
        ))}
      </div>
    </div>
  );
}
