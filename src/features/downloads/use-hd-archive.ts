import { useEffect, useRef, useState } from 'react';
import { downloadName } from '../../contract/download-name';
import { loadChunk } from '../../components/load-chunk';
import { saveFile } from '../../components/save-file';
import { useSite } from '../../components/site-context';
import { useMessages } from '../../i18n/use-messages';
import type { CreditedWork } from './credits-text';
import { fetchPictures } from './fetch-pictures';
import type { HdImageView } from './hd-image-view';
import { zipEntries } from './zip-entries';

/** All HD images of a work. */
export interface HdArchive {
  work: CreditedWork;
  images: readonly HdImageView[];
  /** When the work was changed last, ISO date and time. */
  updatedAt: string;
}

/** Where the download stands; `loaded` in bytes. */
export type ArchiveState =
  | { kind: 'idle' | 'cancelled' | 'failed' }
  | { kind: 'running'; loaded: number }
  | { kind: 'done'; name: string; missing: readonly HdImageView[] };

/** Downloads all HD images of a work as one zip file; leaving the page ends it. */
export function useHdArchive({ work, images, updatedAt }: HdArchive): {
  state: ArchiveState;
  start: () => Promise<void>;
  cancel: () => void;
} {
  const { locale } = useMessages();
  const gallery = useSite();
  const [state, setState] = useState<ArchiveState>({ kind: 'idle' });
  const running = useRef<AbortController>();
  /** What came already, when some did not: another try asks for those alone. */
  const kept = useRef(new Map<string, Blob>());
  useEffect(() => () => running.current?.abort(), []);

  const makeArchive = async (signal: AbortSignal): Promise<ArchiveState> => {
    const fetched = kept.current;
    const onProgress = (loaded: number) => !signal.aborted && setState({ kind: 'running', loaded });
    onProgress(0);
    const { zipFiles } = await loadChunk(() => import('./zip-files'));
    const missing = await fetchPictures(images, { signal, fetched, onProgress });
    if (fetched.size === 0) return { kind: 'failed' };
    const entries = zipEntries({ work, images, fetched, gallery, locale });
    const zip = await zipFiles(entries, new Date(updatedAt));
    signal.throwIfAborted();
    const name = downloadName([work.creators.join(', '), work.title, 'HD'], 'zip');
    saveFile(zip, name);
    if (missing.length === 0) fetched.clear();
    return { kind: 'done', name, missing };
  };

  const start = async () => {
    if (running.current) return;
    const run = (running.current = new AbortController());
    const end = await makeArchive(run.signal).catch((): ArchiveState => ({ kind: 'failed' }));
    if (run.signal.aborted) return;
    running.current = undefined;
    setState(end);
  };

  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    kept.current = new Map();
    setState({ kind: 'cancelled' });
  };

  return { state, start, cancel };
}
