import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { LocaleCode } from '../../src/contract/locale-codes';
import { useStart } from './data';
import { LanguageProvider, loadLanguage, type Language } from './words';

const Speak = createContext<(locale: LocaleCode) => void>(() => {});

/** The language before anybody is known: that of the browser. */
export const browserLanguage = (): LocaleCode => (navigator.language.startsWith('fr') ? 'fr' : 'en');

/** Has the desk speak the person's language; before a sign-in, what is chosen at the door. */
export function Speaking({ first, children }: { first: Language; children: ReactNode }) {
  const { me } = useStart();
  const [language, setLanguage] = useState(first);
  const speak = useCallback((locale: LocaleCode) => {
    void loadLanguage(locale).then((next) => {
      document.documentElement.lang = locale;
      setLanguage(next);
    });
  }, []);
  const wanted = me?.language;
  useEffect(() => {
    if (wanted) speak(wanted);
  }, [wanted, speak]);
  useEffect(() => void (document.documentElement.lang = first.locale), [first]);
  const value = useMemo(() => speak, [speak]);
  return (
    <Speak.Provider value={value}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </Speak.Provider>
  );
}

/** Changes the language that is spoken, for as long as the page is open. */
export const useSpeak = (): ((locale: LocaleCode) => void) => useContext(Speak);
