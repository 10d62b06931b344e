import { writeFile } from 'node:fs/promises';
import { radiancePicture } from './lights/radiance';
import { day, evening } from './lights/rooms';

/** Blurred by whatever it falls on but mirrors. */
const SIZE = { width: 64, height: 32 };

/** The rooms that models are lit by: `npm run lights`, after a change of scripts/lights/rooms.ts. */
void Promise.all([
  writeFile('static/light/day.hdr', radiancePicture(SIZE, day)),
  writeFile('static/light/evening.hdr', radiancePicture(SIZE, evening)),
]);
