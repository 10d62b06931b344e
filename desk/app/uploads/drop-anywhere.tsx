import { useEffect, useRef, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useSay } from '../words';
import { picturesIn } from './dropped-files';
import { upload } from './uploads';

const styles: ThemeUICSSObject = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'panel',
  display: 'grid',
  placeItems: 'center start',
  minHeight: 'floor',
  px: 'margin',
  bg: 'surface',
  borderTop: 'ink',
  borderTopColor: 'accent',
  pointerEvents: 'none',
};

type Take = (files: File[]) => void;
const takers: { current: Take | undefined }[] = [];
/** The field that is on the screen has them; otherwise they only go into the catalogue. */
const deliver = (files: File[]): void =>
  void (takers.findLast(({ current }) => current)?.current ?? upload)(files);

/** Has what is dropped or pasted while it is on the screen. */
export function useDropped(take: Take | undefined): void {
  const latest = useRef(take);
  useEffect(() => void (latest.current = take));
  useEffect(() => {
    takers.push(latest);
    return () => void takers.splice(takers.indexOf(latest), 1);
  }, []);
}

/** Pictures may be dropped on any screen, or pasted where nothing is typed (DESK.md, 06). */
export function DropAnywhere() {
  const say = useSay();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
      event.preventDefault();
      deliver(picturesIn(event.dataTransfer));
    };
    const paste = (event: ClipboardEvent) => {
      const pasted = event.defaultPrevented ? [] : picturesIn(event.clipboardData);
      if (pasted.length === 0) return;
      event.preventDefault();
      deliver(pasted);
    };
    const listeners = { dragover: over, dragleave: leave, drop, paste };
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener);
    };
  }, []);
  return isOver ? (
    <p aria-hidden="true" sx={styles}>
      {say('pictures.drop')}
    </p>
  ) : null;
}
