import type { ThemeUICSSObject } from 'theme-ui';

const styles: ThemeUICSSObject = {
  display: 'flex',
  gap: 4,
  flexWrap: 'wrap',
  '& button': {
    minHeight: 'smallTarget',
    py: 'touch',
    color: 'muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
  },
  '& button:hover, & button[aria-pressed=true]': { color: 'text' },
  '& button[aria-pressed=true] > span': { borderBottom: 'chosen', pb: 'lines' },
};

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  of: readonly { value: Value; word: string; lang?: string }[];
  onChoose: (value: Value) => void;
}

export function Choices<Value extends string>({ label, value, of, onChoose }: ChoicesProps<Value>) {
  return (
    <div role="group" aria-label={label} sx={styles}>
      {of.map(({ value: one, word, lang }) => (
        <button
          key={one}
          type="button"
          lang={lang}
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          <span>{word}</span>
        </button>
      ))}
    </div>
  );
}
