/** @jsxImportSource react */
'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface SiteHeaderProps {
  words: { menu: string; close: string; lights: string };
  /** What the menu shows. */
  children?: ReactNode;
}

/** The lamp that switches the lights, and the menu. */
export function SiteHeader({ words, children }: SiteHeaderProps) {
  const menu = useRef<HTMLDialogElement>(null);
  const [dark, setDark] = useState(false);
  useEffect(() => setDark(document.documentElement.classList.contains('dark')), []);

  function switchLights() {
    document.documentElement.classList.toggle('dark', !dark);
    localStorage.setItem('lights', dark ? 'light' : 'dark');
    setDark(!dark);
  }

  return (
    <div className="tools">
      <button type="button" aria-label={words.lights} aria-pressed={dark} onClick={switchLights}>
        <svg viewBox="0 0 40 84" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
          <path d="M20 0V46" />
          <path d="M14.2 64.6a5.8 5.8 0 0 0 11.6 0z" />
          <path d="M17.5 46h5v3.2C30.6 50.3 36 56.6 36 64.6H4C4 56.6 9.4 50.3 17.5 49.2z" />
        </svg>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => menu.current?.showModal()}>
        {words.menu}
      </button>
      <dialog ref={menu} aria-label={words.menu}>
        <button type="button" onClick={() => menu.current?.close()}>
          {words.close}
        </button>
        {children}
      </dialog>
    </div>
  );
}
