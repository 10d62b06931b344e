import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { DESK_LANGUAGES, type DeskLanguage } from '../contract/languages';
import { useStart } from './data';
import { LanguageProvider, loadLanguage, type Language } from './words';

const Speak = createContext<(locale: DeskLanguage) => void>(() => {});

const KEPT = 'desk-language';

/** Used until somebody has signed in: what was spoken here last, else what the browser speaks. */
export function doorLanguage(): DeskLanguage {
  try {
    const kept = window.localStorage.getItem(KEPT);
    const known = DESK_LANGUAGES.find((one) => one === kept);
    if (known) return known;
  } catch {
    // Storage is blocked.
  }
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
}

function keepLanguage(locale: DeskLanguage): void {
  try {
    window.localStorage.setItem(KEPT, locale);
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
