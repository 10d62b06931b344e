import { readHostOptions } from '../host/host-options';
import { rollBack } from '../host/releases/roll-back';
import { runScript } from './run-script';

/** `npm run rollback`: serves the release before the current one again. */
runScript(async () => {
  const { deployDir } = readHostOptions(process.env);
  const { from, to } = await rollBack(deployDir);
  console.log(
    `Release ${to} is served again, in place of ${from}. A host that runs has taken it up; the next build releases anew.`,
  );
});
