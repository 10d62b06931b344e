/**
 * Known faults of packages that can wait, by their number on github.com/advisories, with the reason: why nobody can use it against
 * visitors, editors or the server. One that is not there any more is taken out: `npm run audit` says which.
 */
export const ALLOWED_FAULTS: Readonly<Record<string, string>> = {};

/** What `npm audit --json` says, as far as it is read. */
export interface AuditReport {
  vulnerabilities?: Readonly<Record<string, { via: readonly (string | Advisory)[] }>>;
  /** The registry did not answer. */
  message?: string;
}
interface Advisory {
  name: string;
  title: string;
  url: string;
  severity: string;
  range: string;
}

const GRAVE: readonly string[] = ['high', 'critical'];
const numberOf = ({ url }: Advisory): string => url.split('/').at(-1) ?? url;

/**
 * A line for each grave fault that is not allowed, and for each that is allowed and not there. Empty: all is well.
 *
 * @throws Error where the registry gave no list
 */
export function packageFaults(
  { vulnerabilities, message }: AuditReport,
  allowed: Readonly<Record<string, string>>,
): string[] {
  if (!vulnerabilities)
    throw new Error(`The registry has no list of faults: ${message ?? 'it says nothing'}`);
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((one): one is Advisory => typeof one === 'object' && GRAVE.includes(one.severity)),
  );
  const found = new Map(advisories.map((one) => [numberOf(one), one]));
  return [
    ...[...found]
      .filter(([number]) => !(number in allowed))
      .map(
        ([number, { name, range, severity, title }]) => `${number}: ${name} ${range}, ${severity}: ${title}`,
      ),
    ...Object.keys(allowed)
      .filter((number) => !found.has(number))
      .map((number) => `${number}: is allowed, and nothing has it any more`),
  ];
}
