import type { ThemeUICSSObject } from 'theme-ui';
import { errorStyles } from '../../theme/styles/error-styles';
import { usePostedFields } from './posted-fields';

const styles: ThemeUICSSObject = { ...errorStyles, pt: 0, pb: 3, maxWidth: '62ch' };

/** Always rendered, since screen readers announce only what appears in an existing element. */
export function FormMessage({ children }: { children: string | undefined }) {
  const posted = usePostedFields();
  const text = children ?? posted?.message;
  // Without scripts nothing else leads to it.
  const reached = posted?.message && posted.first === undefined ? { tabIndex: -1, autoFocus: true } : {};
  return (
    <div role="alert" {...reached}>
      {text && <p sx={styles}>{text}</p>}
    </div>
  );
}
