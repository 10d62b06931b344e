import type { ThemeUICSSObject } from 'theme-ui';
import { useSay } from '../../app/words';

const foldStyles: ThemeUICSSObject = {
  mt: 2,
  variant: 'text.cap',
  '& summary': { color: 'muted', cursor: 'pointer', minHeight: 'smallTarget' },
  '& pre': { fontFamily: 'sans', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', pt: 2 },
};

export function FoldedLog({ text }: { text: string }) {
  const say = useSay();
  return (
    <details sx={foldStyles}>
      <summary>{say('releases.log')}</summary>
      <pre lang="en">{text}</pre>
    </details>
  );
}
