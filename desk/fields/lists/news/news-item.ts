import type { Texts } from '../../parts/part-texts';
import type { PictureValue } from '../../pictures/picture';

/** As the file of the home page has it. */
export interface NewsItem {
  id: string;
  title: Texts;
  text?: Texts | undefined;
  link?: { label: Texts; url: Texts } | undefined;
  picture: PictureValue;
}
