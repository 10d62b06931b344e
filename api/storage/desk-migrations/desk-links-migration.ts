import type { Connection } from '../connection';

/** Whoever gave a preview's link away at the desk: such a link shows the draft, which those of the shell do not. */
export const addGivenLinks = (connection: Connection): void =>
  connection.exec('ALTER TABLE preview_tokens ADD COLUMN given_by TEXT;');
