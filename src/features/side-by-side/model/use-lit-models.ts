import { useCallback, useEffect, useState } from 'react';
import { useColourMode } from '../../colour-mode/colour-mode-provider';
import { useLatest } from '../../../browser/use-latest';
import type { PieceModel } from '../arrangement/floor-piece';
import { litCopy } from './lit-copy';

/** What a model is shown from: its file, or in the evening the lit copy of a lamp. Undefined while that is being made. */
export function useLitModels(): (model: PieceModel) => string | undefined {
  const { value } = useColourMode();
  const isEvening = value === 'dark';
  const [copies, setCopies] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked] = useState(() => new Set<string>());
  const latest = useLatest(copies);
  useEffect(() => () => latest.current?.forEach((url) => URL.revokeObjectURL(url)), [latest]);

  const light = useCallback(
    async (file: string) => {
      if (asked.has(file)) return;
      asked.add(file);
      // A lamp that cannot be lit is shown as it is.
      const shown = await copyOf(file).catch(() => file);
      setCopies((known) => new Map([...known, [file, shown]]));
    },
    [asked],
  );
  return useCallback(
    ({ is_lamp, web: url }: PieceModel) => {
      if (!is_lamp || !isEvening) return url;
      void light(url);
      return copies.get(url);
    },
    [isEvening, copies, light],
  );
}

async function copyOf(file: string): Promise<string> {
  const answer = await fetch(file);
  const lit = litCopy(await answer.arrayBuffer());
  return URL.createObjectURL(new Blob([lit], { type: 'model/gltf-binary' }));
}
