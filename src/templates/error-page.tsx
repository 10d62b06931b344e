import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nFor } from '../i18n/i18n';
import { localeOfPath } from '../i18n/locales';

/** Gives an error page the language of its address: one file serves all languages. */
export function ErrorPage({ path, children }: { path: string; children: ReactNode }) {
  return <I18nextProvider i18n={i18nFor(localeOfPath(path))}>{children}</I18nextProvider>;
}
