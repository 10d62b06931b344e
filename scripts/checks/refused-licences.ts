interface LicenceRules {
  allowed: readonly string[];
  /** Reasons by the beginning of packages' names. */
  exceptions: Readonly<Record<string, string>>;
}

/**
 * The packages whose licence the rules do not allow.
 * @param licences SPDX expressions by name and version: `{ 'pako@2.2.0': '(MIT AND Zlib)' }`
 * @returns `name@version: licence` of each
 */
export function refusedLicences(
  licences: Readonly<Record<string, string>>,
  { allowed, exceptions }: LicenceRules,
): string[] {
  const isExcepted = (name: string) => Object.keys(exceptions).some((start) => name.startsWith(start));
  return Object.entries(licences)
    .filter(([name, expression]) => !isExcepted(name) && !isAllowed(expression, allowed))
    .map(([name, expression]) => `${name}: ${expression}`);
}

/** One of the choices of an expression is enough, of that all parts have to be allowed. */
const isAllowed = (expression: string, allowed: readonly string[]): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)));
