import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../browser/use-latest';
import { useSite } from '../../page/site-context';
import { useLocale } from '../../i18n/use-locale';
import type { CreditedWork } from './credits-text';
import type { HdImageView } from './hd-image-view';
import { makeArchive } from './make-archive';

export interface HdArchive {
  work: CreditedWork;
  images: readonly HdImageView[];
  /** The work's last change, ISO date and time. */
  updatedAt: string;
}

/** `loaded` in bytes. */
export type ArchiveState =
  | { kind: 'idle' | 'cancelled' | 'failed' }
  | { kind: 'running'; loaded: number }
  | { kind: 'done'; name: string; missing: readonly HdImageView[] };

/** Begins whenever `asked` grows, unless it is at it. */
export function useHdArchive(
  { work, images, updatedAt }: HdArchive,
  asked: number,
): { state: ArchiveState; start: () => void; cancel: () => void } {
  const locale = useLocale();
  const gallery = useSite();
  const [state, setState] = useState<ArchiveState>({ kind: 'running', loaded: 0 });
  const running = useRef<AbortController>();
  /** Pictures fetched already: another try asks only for the missing ones. */
  const kept = useRef(new Map<string, Blob>());
  useEffect(() => () => running.current?.abort(), []);

  const archive = async (signal: AbortSignal): Promise<ArchiveState> => {
    const fetched = kept.current;
    const onProgress = (loaded: number) => !signal.aborted && setState({ kind: 'running', loaded });
    onProgress(0);
    const options = { work, images, fetched, gallery, locale, updatedAt, signal, onProgress };
    const saved = await makeArchive(options);
    if (saved?.missing.length === 0) fetched.clear();
    return saved ? { kind: 'done', ...saved } : { kind: 'failed' };
  };

  const run = async () => {
    if (running.current) return;
    const controller = (running.current = new AbortController());
    const end = await archive(controller.signal).catch((): ArchiveState => ({ kind: 'failed' }));
    if (controller.signal.aborted) return;
    running.current = undefined;
    setState(end);
  };
  const latest = useLatest(run);
  useEffect(() => void latest.current?.(), [latest, asked]);

  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    kept.current = new Map();
    setState({ kind: 'cancelled' });
  };

  return { state, start: () => void run(), cancel };
}
