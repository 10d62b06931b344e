import { stripVTControlCharacters } from 'node:util';

/** A step of a build, as Gatsby says it when it has ended. */
export interface Phase {
  name: string;
  seconds: number;
}

const SUCCESS = /success (.+?) - ([\d.]+)s/;

/** The step that a line of a build's words says to have ended; none for other lines. */
export function readPhase(line: string): Phase[] {
  const [, name, seconds] = SUCCESS.exec(stripVTControlCharacters(line)) ?? [];
  return name ? [{ name: name.replace(/ from http.*/, ''), seconds: Number(seconds) }] : [];
}
