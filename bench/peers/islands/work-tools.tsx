/** @jsxImportSource react */
'use client';
import { useEffect, useState } from 'react';

interface WorkToolsProps {
  words: { print: string; select: string; selected: string; cite: string; share: string; copied: string };
  slug: string;
  citation: string;
}

const KEY = 'selection';
const readSelection = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];

/** What a visitor does with a work: print it, gather it, cite it, share it. */
export function WorkTools({ words, slug, citation }: WorkToolsProps) {
  const [selected, setSelected] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => setSelected(readSelection().includes(slug)), [slug]);

  function select() {
    const others = readSelection().filter((one) => one !== slug);
    localStorage.setItem(KEY, JSON.stringify(selected ? others : [...others, slug]));
    setSelected(!selected);
  }

  async function copy(text: string) {
    await navigator.clipboard.writeText(text);
    setSaid(words.copied);
  }

  async function share() {
    const shared = { title: citation, url: location.href };
    await (navigator.canShare?.(shared) ? navigator.share(shared) : copy(shared.url));
  }

  return (
    <ul className="work-tools">
      <li>
        <button type="button" onClick={() => window.print()}>
          {words.print}
        </button>
      </li>
      <li>
        <button type="button" aria-pressed={selected} onClick={select}>
          {selected ? words.selected : words.select}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => void copy(`${citation}, ${location.href}`)}>
          {words.cite}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => void share()}>
          {words.share}
        </button>
        <span role="status">{said}</span>
      </li>
    </ul>
  );
}
