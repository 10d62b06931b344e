import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useMemo, useRef, type FormEventHandler, type ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { LOCALE_FIELD } from '../../contract/forms/bounds';
import { useLocale } from '../../i18n/use-locale';
import { FROM } from '../../theme/tokens';
import { usePostedBefore } from '../../page/posted-form';
import { useSite } from '../../page/site-context';
import { NamedBefore, PostedFieldsContext, toPostedFields } from './posted-fields';

export const stackStyles: ThemeUICSSObject = { display: 'grid', gap: 'fields' };

export const twoStyles: ThemeUICSSObject = {
  ...stackStyles,
  [FROM.columns6]: { gridTemplateColumns: '1fr 1fr', columnGap: 'gutter' },
};

interface FormProps {
  /** Path below the API's origin to which the browser posts without scripts. */
  path: string;
  busy: boolean;
  onSubmit: FormEventHandler;
  children: ReactNode;
}

export function Form({ path, busy, onSubmit, children }: FormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { apiOrigin } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const posted = usePostedBefore(path);
  const again = useMemo(() => posted && toPostedFields(t, posted), [t, posted]);
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
      {posted && <NamedBefore fields={posted.fields} />}
      <PostedFieldsContext.Provider value={again}>{children}</PostedFieldsContext.Provider>
    </form>
  );
}
