import type { Image } from '../../../../src/contract/common';
import type { Words } from '../../content/words';
import { PictureStrip } from '../../islands/picture-strip';
import { Picture } from './picture';

/** Pictures side by side, each a link to its largest file. */
export const Strip = ({ pictures, words }: { pictures: Image[]; words: Words }) =>
  pictures.length > 0 && (
    <PictureStrip
      words={{ pictures: words.pictures, lightsOff: words.lightsOff }}
      count={pictures.length}
      lamp={pictures.some(({ night }) => night)}
    >
      {pictures.map((image, at) => (
        <li key={image.id}>
          <a id={`picture-${at + 1}`} href={image.sizes.xl}>
            <Picture image={image} lead={at === 0} />
          </a>
        </li>
      ))}
    </PictureStrip>
  );
