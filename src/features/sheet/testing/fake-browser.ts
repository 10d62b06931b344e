import { act } from '@testing-library/react';

/** What jsdom lacks of what drawing a sheet needs. */
export function addDrawing(): void {
  Object.assign(document, { fonts: [] });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
}

/** A promise that the test keeps or breaks. */
export function promised<Value>() {
  let keep: (value: Value) => void = () => undefined;
  let shatter: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((resolve, reject) => ([keep, shatter] = [resolve, reject]));
  return {
    promise,
    resolve: (value: Value) => act(async () => keep(value)),
    reject: (error: Error) => act(async () => shatter(error)),
  };
}
