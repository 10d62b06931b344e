export const STAGING_PREFIX = '.restoring-';
export const ASIDE_PREFIX = '.before-restore-';

export const isOwnName = (name: string): boolean =>
  name.startsWith(STAGING_PREFIX) || name.startsWith(ASIDE_PREFIX);
