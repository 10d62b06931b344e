import { isFullDisk } from '../../src/contract/server/full-disk';

/** @returns a sentence for a full disk; any other error as it is */
export function withoutRoom(error: unknown, where: string, outcome: string): unknown {
  if (!isFullDisk(error)) return error;
  return new Error(`There is no room in ${where} (${(error as Error).message}): ${outcome}`, {
    cause: error,
  });
}
