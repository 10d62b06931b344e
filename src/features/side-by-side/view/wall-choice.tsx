import { useEffect, useId, useState } from 'react';
import { readWall, WALL } from '../../../contract/forms/arrangement';
import { useModelWords } from '../../model/use-model-words';
import { wallStyles } from './floor-row.styles';

interface WallChoiceProps {
  /** cm */
  wall: number;
  onWall: (wall: number) => void;
  /** Whether what is typed is no length. */
  onFault: (isWrong: boolean) => void;
}

/** Length of the wall that the pieces stand against. A length that is none is said, and changes nothing. */
export function WallChoice({ wall, onWall, onFault }: WallChoiceProps) {
  const say = useModelWords();
  const id = useId();
  const [typed, setTyped] = useState(String(wall));
  const isWrong = readWall(typed) === undefined;
  useEffect(() => {
    onFault(isWrong);
    return () => onFault(false);
  }, [isWrong, onFault]);
  const change = (text: string) => {
    setTyped(text);
    const next = readWall(text);
    if (next !== undefined) onWall(next);
  };
  return (
    <p sx={wallStyles}>
      <label htmlFor={id}>{say('floor.wall-length')}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        onChange={({ target }) => change(target.value)}
      />
      {isWrong && (
        <span id={`${id}-fault`} role="alert">
          {say('floor.wall-fault', WALL)}
        </span>
      )}
    </p>
  );
}
