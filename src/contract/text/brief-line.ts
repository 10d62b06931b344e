import { oneLine } from './plain-lines';
import { shortened } from './shortened';
import { openDirections } from './open-directions';

/** Never changes the direction of the text behind it. */
export function briefLine(text: string, most: number): string {
  const line = shortened(oneLine(text), most);
  return line + openDirections(line);
}
