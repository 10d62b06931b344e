import { useEffect, useRef, useState } from 'react';
import { useDropped } from '../../../app/uploads/drop-anywhere';
import { upload } from '../../../app/uploads/uploads';
import { UnreadableList, type ListFault } from '../../../../api/import-export/contract/file/table';
import { pictureTaken } from './bring-in';
import { filesIn, pathOf } from './folders';
import { takeList } from './list-in-hand';

const isPicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.(heic|tiff?)$/i.test(name);

/** A folder may hold anything. */
const isMeant = (file: File): boolean =>
  !pathOf(file).includes('/') || /\.(xlsx?|csv|tsv|txt)$/i.test(file.name);

/** Lists and pictures that are chosen, pasted, or dropped anywhere on the screen. */
export function useFiles() {
  const [reading, setReading] = useState<string>();
  const [fault, setFault] = useState<ListFault>();
  const [isOver, setOver] = useState(false);

  async function readIn(file: File): Promise<void> {
    setReading(file.name);
    setFault(undefined);
    try {
      // Fetched with the first list.
      const { readInWorker } = await import('../read-in-worker');
      takeList(file.name, await readInWorker(file), file);
    } catch (error) {
      setFault(error instanceof UnreadableList ? error.fault : 'damaged');
    } finally {
      setReading(undefined);
    }
  }
  const take = (files: Iterable<File>): void => {
    const given = [...files];
    const [list] = given.filter((file) => !isPicture(file) && isMeant(file));
    for (const file of given.filter(isPicture))
      upload([file], { onTaken: (picture) => pictureTaken(pathOf(file), picture.file) });
    if (list) void readIn(list);
  };
  useDropped(take);
  const latest = useRef(take);
  useEffect(() => void (latest.current = take));
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      void filesIn(event.dataTransfer).then((files) => latest.current(files));
    };
    // Before the desk itself, which would take pictures alone.
    const listeners = { dragover: over, dragleave: leave, drop };
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener as EventListener, true);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener, true);
    };
  }, []);
  return { take, reading, fault, isOver };
}
