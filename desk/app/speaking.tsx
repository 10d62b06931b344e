import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { DeskLanguage } from '../../api/desk/contract/languages';
import { KEPT_LANGUAGE } from './identity/door-language';
import { useStart } from './data';
import { LanguageProvider, loadLanguage, type Language } from './words';

const Speak = createContext<(locale: DeskLanguage) => void>(() => {});

function keepLanguage(locale: DeskLanguage): void {
  try {
    window.localStorage.setItem(KEPT_LANGUAGE, locale);
  } catch {
    // Storage is blocked; the choice holds until the page is closed.
  }
}

export function Speaking({ first, children }: { first: Language; children: ReactNode }) {
  const { me } = useStart();
  const [language, setLanguage] = useState(first);
  const speak = useCallback((locale: DeskLanguage) => {
    keepLanguage(locale);
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

/** In this browser, which remembers it for the door. */
export const useSpeak = (): ((locale: DeskLanguage) => void) => useContext(Speak);
