import { oneLine } from './plain-lines';
import { shortened } from './shortened';
import { openDirections } from './open-directions';

/**
 * A text on one line of at most `most` characters, where a name is due among other words: the subject of a mail, the title
 * of a page. It turns the direction of nothing that stands behind it.
 */
export function briefLine(text: string, most: number): string {
  const line = shortened(oneLine(text), most);
  return line + openDirections(line);
}
