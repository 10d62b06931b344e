import type { ThemeUICSSObject } from 'theme-ui';
import { BUILD_STEPS, type BuildStep } from '../../../src/contract/hook/releases';
import { useSay } from '../../app/words';

const styles: ThemeUICSSObject = {
  variant: 'text.note',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(max-content, 1fr))',
  mt: 'links',
  borderTop: 'rule',
  color: 'muted',
  '& li': { position: 'relative', pt: 'caption', pr: 2 },
  '& li:last-of-type': { pr: 0 },
  '& li[data-is]': { color: 'text' },
  '& li[data-is]::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 'linesUp',
    width: 'var(--share)',
    height: 'line',
    bg: 'accent',
  },
  '& li[data-is=failed]': { color: 'sold' },
  '& li[data-is=failed]::before': { bg: 'sold' },
};

interface StepsProps {
  step: BuildStep;
  pages?: { done: number; of: number } | undefined;
  isFailed?: boolean;
}

export function Steps({ step, pages, isFailed = false }: StepsProps) {
  const say = useSay();
  const place = BUILD_STEPS.indexOf(step);
  return (
    <ol sx={styles}>
      {BUILD_STEPS.map((one, index) => {
        const is = index < place ? 'done' : index > place ? undefined : isFailed ? 'failed' : 'now';
        const share = is === 'done' ? 100 : pages ? (100 * pages.done) / (pages.of || 1) : 50;
        return (
          <li
            key={one}
            data-is={is}
            aria-current={is === 'now' ? 'step' : undefined}
            style={{ ['--share' as string]: `${share}%` }}
          >
            {say(`step.${one}`)}
            {is === 'now' && pages && (
              <span sx={{ display: 'block', color: 'muted' }}>
                {pages.done} / {pages.of}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
