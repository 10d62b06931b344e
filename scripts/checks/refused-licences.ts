interface LicenceRules {
  allowed: readonly string[];
  exceptions: Readonly<Record<string, string>>;
}

/** `name@version: licence` of each, from SPDX expressions by package. */
export function refusedLicences(
  licences: Readonly<Record<string, string>>,
  { allowed, exceptions }: LicenceRules,
): string[] {
  const isExcepted = (name: string) => Object.keys(exceptions).some((start) => name.startsWith(start));
  return Object.entries(licences)
    .filter(([name, expression]) => !isExcepted(name) && !isAllowed(expression, allowed))
    .map(([name, expression]) => `${name}: ${expression}`);
}

/** One part of an OR is enough; all parts of an AND must be allowed. */
const isAllowed = (expression: string, allowed: readonly string[]): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)));
