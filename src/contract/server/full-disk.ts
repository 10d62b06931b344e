/** The system's, and PostgreSQL's. */
const CODES = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];
/** SQLITE_FULL. */
const OF_DATABASE = 13;

/** Whether the system had no room for what was written, into a file or by the database. */
export const isFullDisk = (error: unknown): boolean => {
  const { code = '', rawCode } = (error ?? {}) as Partial<NodeJS.ErrnoException> & { rawCode?: unknown };
  return CODES.includes(code) || rawCode === OF_DATABASE;
};
