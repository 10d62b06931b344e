import { runVite } from './lib/build-desk';
import { runScript } from './lib/run-script';

/** `npm run desk`: builds desk/dist, which the API serves. */
runScript((signal) => runVite(['build'], { signal }));
