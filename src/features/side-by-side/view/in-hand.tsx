import { useModelWords } from '../../model/use-model-words';
import type { Place } from '../../../contract/forms/arrangement';
import { moved, turned } from '../arrangement/arrangement';
import { handStyles } from './floor-row.styles';

interface InHandProps {
  title: string;
  lang: string | undefined;
  onPlace: (next: (place: Place) => Place) => void;
}

const ACTS = [
  { name: 'floor.left', act: (place: Place) => moved(place, -5) },
  { name: 'floor.right', act: (place: Place) => moved(place, 5) },
  { name: 'floor.turn', act: (place: Place) => turned(place, 1) },
] as const;

/** What dragging and keys do, as buttons: for those who can do neither. */
export function InHand({ title, lang, onPlace }: InHandProps) {
  const say = useModelWords();
  return (
    <div role="group" aria-label={title} sx={handStyles}>
      <i lang={lang}>{title}</i>
      {ACTS.map(({ name, act }) => (
        <button key={name} type="button" onClick={() => onPlace(act)}>
          {say(name)}
        </button>
      ))}
    </div>
  );
}
