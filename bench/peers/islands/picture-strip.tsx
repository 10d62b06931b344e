/** @jsxImportSource react */
'use client';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface PictureStripProps {
  words: { pictures: string; lightsOff: string };
  count: number;
  /** Whether a picture shows its lamp lit, too. */
  lamp: boolean;
  /** The pictures, one list item each. */
  children?: ReactNode;
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Pictures side by side, with keys, the number of the one in view, and the lamp's own switch. */
export function PictureStrip({ words, count, lamp, children }: PictureStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [lit, setLit] = useState(false);

  // Astro puts an element of its own around what it gives to an island.
  const items = () => [...(strip.current?.querySelectorAll('li') ?? [])];

  function follow() {
    const places = items().map((item) => Math.abs(item.getBoundingClientRect().left));
    setShown(places.indexOf(Math.min(...places)));
  }

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    items()[shown + by]?.scrollIntoView({ behavior: 'smooth', inline: 'start', block: 'nearest' });
  }

  return (
    <div className="strip" data-lit={lit}>
      <ul
        ref={strip}
        role="group"
        aria-label={words.pictures}
        tabIndex={0}
        onScroll={follow}
        onKeyDown={step}
      >
        {children}
      </ul>
      <span aria-hidden="true">
        {shown + 1} / {count}
      </span>
      {lamp && (
        <button type="button" aria-pressed={lit} onClick={() => setLit(!lit)}>
          {words.lightsOff}
        </button>
      )}
    </div>
  );
}
