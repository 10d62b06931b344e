const CODES = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Whether the system had no room for what was written. */
export const isFullDisk = (error: unknown): boolean =>
  CODES.includes((error as Partial<NodeJS.ErrnoException> | undefined)?.code ?? '');
