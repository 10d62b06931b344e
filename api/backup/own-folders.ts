/** Folders that a restore makes in those that it restores; they are in no backup. */
export const STAGING_PREFIX = '.restoring-';
export const ASIDE_PREFIX = '.before-restore-';

/** Whether a name, at the top of a folder, is one that a restore has made. */
export const isOwnName = (name: string): boolean =>
  name.startsWith(STAGING_PREFIX) || name.startsWith(ASIDE_PREFIX);
