import { RADIOS } from '../../theme/editor/fields';

interface RadiosProps {
  name: string;
  value: string;
  of: readonly { value: string; word: string }[];
  onChoose: (value: string) => void;
}

export function Radios({ name, value, of, onChoose }: RadiosProps) {
  return (
    <span sx={RADIOS}>
      {of.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.word}
        </label>
      ))}
    </span>
  );
}
