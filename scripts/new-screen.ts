import { runScript } from './lib/run-script';
import { SCREEN, screenNames } from './skeletons/screen-skeleton';
import { checkName, renderSkeleton } from './skeletons/skeleton';
import { writeSkeleton } from './skeletons/write-skeleton';

const USAGE = 'npm run new-screen -- NAME, in small letters: opening-hours';

/** `npm run new-screen -- NAME` (CONTRIBUTING, 'A screen'). */
runScript(async () => {
  const name = checkName(process.argv[2], /^[a-z]+(-[a-z]+)*$/, USAGE);
  await writeSkeleton(await renderSkeleton(SCREEN, screenNames(name)));
  console.log('\nNext: its French address and words, what it shows, and a way there.');
});
