import type { ThemeUICSSObject } from 'theme-ui';

const styles: ThemeUICSSObject = {
  display: 'inline-flex',
  gap: 1,
  '& kbd': { variant: 'text.note', fontFamily: 'sans', px: 'touch', border: 'field', color: 'muted' },
};

export function Keys({ of }: { of: string }) {
  return (
    <span sx={styles}>
      {of.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
