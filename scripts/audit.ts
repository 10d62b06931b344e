import { execFile } from 'node:child_process';
import { ALLOWED_FAULTS, packageFaults, type AuditReport } from './checks/package-faults';
import { runScript } from './lib/run-script';

const MOST_BYTES = 64 * 1024 * 1024;

/** `npm run audit`: fails for a package with a grave fault that is known and not allowed. It asks the registry. */
runScript(async () => {
  // It ends with 1 where there is any fault, however slight.
  const report = await new Promise<string>((resolve) => {
    execFile('npm', ['audit', '--json'], { maxBuffer: MOST_BYTES }, (_, stdout) => resolve(stdout));
  });
  const faults = packageFaults(JSON.parse(report || '{}') as AuditReport, ALLOWED_FAULTS);
  if (faults.length > 0)
    throw new Error(
      `Mend these by an update or an override, or allow them with a reason in scripts/checks/package-faults.ts:\n- ${faults.join('\n- ')}`,
    );
  console.log('No package has a grave fault that is known, but for those that are allowed.');
});
