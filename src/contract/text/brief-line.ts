import { oneLine } from './plain-lines';
import { shortened } from './shortened';
import { openDirections } from './open-directions';

/** One line for a subject or title, which does not change the direction of the text after it. */
export function briefLine(text: string, most: number): string {
  const line = shortened(oneLine(text), most);
  return line + openDirections(line);
}
