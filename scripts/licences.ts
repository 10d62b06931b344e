import { promisify } from 'node:util';
import { init } from 'license-checker-rseidelsohn';
import { ALLOWED, EXCEPTIONS } from './checks/licence-rules';
import { refusedLicences } from './checks/refused-licences';
import { runScript } from './lib/run-script';

/** `npm run licences`: fails for a package whose licence is neither allowed nor excepted. */
runScript(async () => {
  const packages = await promisify(init)({ start: process.cwd() });
  const licences = Object.fromEntries(
    Object.entries(packages).map(([name, { licenses = 'UNKNOWN' }]) => [
      name,
      [licenses].flat().join(' AND '),
    ]),
  );
  const refused = refusedLicences(licences, { allowed: ALLOWED, exceptions: EXCEPTIONS });
  if (refused.length > 0)
    throw new Error(
      `Not allowed, and no exception of scripts/checks/licence-rules.ts:\n- ${refused.join('\n- ')}`,
    );
  console.log(`${Object.keys(licences).length} packages, all with licences that are allowed.`);
});
