import { readHostOptions } from '../host/host-options';
import { rollBack } from '../host/releases/roll-back';
import { runScript } from './lib/run-script';

/** `npm run rollback`: serves the previous release again. */
runScript(async () => {
  const { deployDir } = readHostOptions(process.env);
  const onWait = () =>
    console.log(
      'A build is under way; going back waits for it. To go back at once, stop that build (or the host it belongs to).',
    );
  const { from, to } = await rollBack(deployDir, { onWait });
  console.log(
    `Release ${to} is served again, in place of ${from}. A host that runs has taken it up; the next build releases anew.`,
  );
});
