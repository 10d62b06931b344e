import type { ThemeUICSSObject } from 'theme-ui';

const styles: ThemeUICSSObject = { variant: 'forms.error', pt: 0, pb: 3, maxWidth: '62ch' };

/** Always rendered, since screen readers announce only what appears in an existing element. */
export function FormMessage({ children }: { children: string | undefined }) {
  return <div role="alert">{children && <p sx={styles}>{children}</p>}</div>;
}
