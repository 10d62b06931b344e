import type { ThemeUICSSObject } from 'theme-ui';
import { useSay } from '../words';

const styles: ThemeUICSSObject = {
  display: 'inline-flex',
  gap: 1,
  '& kbd': { variant: 'text.note', fontFamily: 'sans', px: 'touch', border: 'field', color: 'muted' },
};

/** As they stand on a keyboard of the desk's language. */
const NAMED = { enter: 'keys.ofEnter', esc: 'keys.ofEscape' } as const;

export function Keys({ of }: { of: string }) {
  const say = useSay();
  return (
    <span sx={styles}>
      {of.split(' ').map((key) => (
        <kbd key={key}>{key in NAMED ? say(NAMED[key as keyof typeof NAMED]) : key}</kbd>
      ))}
    </span>
  );
}
