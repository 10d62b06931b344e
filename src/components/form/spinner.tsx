import type { ThemeUICSSObject } from 'theme-ui';
import { ms } from '../../theme/tokens';

const ringStyles: ThemeUICSSObject = {
  display: 'block',
  width: 'spinner',
  height: 'spinner',
  border: 'stroke',
  borderColor: 'line',
  borderTopColor: 'text',
  borderRadius: '50%',
  animation: `turn ${ms('turn')} linear infinite`,
};

export function Spinner({ label }: { label: string }) {
  return (
    <span sx={{ display: 'block', position: 'relative' }}>
      <span aria-hidden="true" sx={ringStyles} />
      <span sx={{ variant: 'layout.visuallyHidden' }}>{label}</span>
    </span>
  );
}
