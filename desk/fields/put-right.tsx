import { Keys } from '../app/parts/keys';
import { useSay } from '../app/words';

interface PutRightProps {
  onGiveBack: () => void;
  /** Where there is no room for more than the way back. */
  isShort?: boolean;
}

/** That typography was put right just now, and the key and the press that take it back. */
export function PutRight({ onGiveBack, isShort = false }: PutRightProps) {
  const say = useSay();
  return (
    <>
      {!isShort && `${say('editor.putRight')} `}
      <button
        type="button"
        // The cursor stays where one writes.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onGiveBack}
      >
        {say('editor.asTyped')}
      </button>{' '}
      <Keys of="ctrl Z" />
    </>
  );
}
