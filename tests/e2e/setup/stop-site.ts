import { stopRunning } from './running-site';

/** Ends what start-site.ts has started. */
export default stopRunning;
