import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { DeskLanguage } from '../contract/languages';
import { useStart } from './data';
import { LanguageProvider, loadLanguage, type Language } from './words';

const Speak = createContext<(locale: DeskLanguage) => void>(() => {});

/** Used until somebody has signed in. */
export const browserLanguage = (): DeskLanguage => (navigator.language.startsWith('fr') ? 'fr' : 'en');

export function Speaking({ first, children }: { first: Language; children: ReactNode }) {
  const { me } = useStart();
  const [language, setLanguage] = useState(first);
  const speak = useCallback((locale: DeskLanguage) => {
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

/** Until the page is closed; not saved. */
export const useSpeak = (): ((locale: DeskLanguage) => void) => useContext(Speak);
