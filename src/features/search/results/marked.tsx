import type { ThemeUICSSObject } from 'theme-ui';
import type { Match } from '../index/find-items';
import { markWords } from './mark-words';

const styles: ThemeUICSSObject = {
  variant: 'underlines.found',
  bg: 'transparent',
  color: 'inherit',
};

/** A text in which the words that were looked for are underlined. */
export function Marked({ text, match }: { text: string; match: Match }) {
  return markWords(text, match).map((part, index) =>
    part.marked ? (
      <mark key={index} sx={styles}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
