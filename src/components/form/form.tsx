import '../../i18n/late/late-words';
import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { LOCALE_FIELD } from '../../contract/forms/bounds';
import { useMessages } from '../../i18n/use-messages';
import { FROM } from '../../theme/tokens';
import { useSite } from '../../page/site-context';

/** Fields below each other. */
export const stackStyles: ThemeUICSSObject = { display: 'grid', gap: 'fields' };

/** Two fields beside each other where there is room. */
export const twoStyles: ThemeUICSSObject = {
  ...stackStyles,
  [FROM.columns6]: { gridTemplateColumns: '1fr 1fr', columnGap: 'gutter' },
};

interface FormProps {
  /** Where the form goes without scripts, below the API's origin. */
  path: string;
  busy: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

/** A form with our own messages; without scripts, the browser checks and posts it. */
export function Form({ path, busy, onSubmit, children }: FormProps) {
  const { locale } = useMessages();
  const { apiOrigin } = useSite();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  return (
    <form
      ref={form}
      method="post"
      action={apiOrigin + path}
      aria-busy={busy}
      onSubmit={onSubmit}
      sx={stackStyles}
    >
      <input type="hidden" name={LOCALE_FIELD} value={locale} />
      {children}
    </form>
  );
}
