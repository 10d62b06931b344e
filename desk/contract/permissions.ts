/** What a person may do, each more than the one before: write; publish as well; everything (people, settings, rollback). */
export const PERMISSIONS = ['write', 'publish', 'everything'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Whether one permission is enough where another is asked for. */
export const allows = (has: Permission, wanted: Permission): boolean =>
  PERMISSIONS.indexOf(has) >= PERMISSIONS.indexOf(wanted);
