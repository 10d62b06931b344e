/** Each includes the one before. `everything` adds people, settings and rollbacks. */
export const PERMISSIONS = ['write', 'publish', 'everything'] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const allows = (has: Permission, wanted: Permission): boolean =>
  PERMISSIONS.indexOf(has) >= PERMISSIONS.indexOf(wanted);
