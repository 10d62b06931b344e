import type { ThemeUICSSObject } from 'theme-ui';

const styles: ThemeUICSSObject = { variant: 'forms.error', pt: 0, pb: 3, maxWidth: '62ch' };

/** What concerns the form as a whole, announced at once when it appears. Empty, it takes no room. */
export function FormMessage({ children }: { children: string | undefined }) {
  return <div role="alert">{children && <p sx={styles}>{children}</p>}</div>;
}
