import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { readWall, WALL } from '../../../contract/forms/arrangement';
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
  const { t } = useTranslation();
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
      <label htmlFor={id}>{t('floor.wall-length')}</label>
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
          {t('floor.wall-fault', WALL)}
        </span>
      )}
    </p>
  );
}
