import { followSample } from '../testing/followed-sample';
import { writeSampleCatalogue, type Changes } from '../testing/sample-catalogue';
import { expectFollowed, SHOWN_EVERYWHERE } from './testing/followed-variants';

/** ms for some 600 catalogues, twice each: half a minute on a machine with nothing else to do. */
const DRIVING_MS = 240_000;

test(
  'following a catalogue finds whatever a change of any field of any file changes',
  async () => {
    const sample = await writeSampleCatalogue(SHOWN_EVERYWHERE as Changes);
    expect(await expectFollowed(await followSample(sample), 1)).toBeGreaterThan(500);
    await sample.remove();
  },
  DRIVING_MS,
);
