const CODES = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** @returns a sentence for a full disk; any other error as it is */
export function withoutRoom(error: unknown, where: string, outcome: string): unknown {
  const { code = '', message } = error as Partial<NodeJS.ErrnoException>;
  if (!CODES.includes(code)) return error;
  return new Error(`There is no room in ${where} (${message}): ${outcome}`, { cause: error });
}
