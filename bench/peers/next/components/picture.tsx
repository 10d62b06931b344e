import type { Image } from '../../../../src/contract/common';
import { pictureMarkup } from '../../content/picture-markup';

/** A picture, with the one of its lamp lit. */
export const Picture = ({ image, lead = false }: { image: Image; lead?: boolean }) => (
  <>
    <File image={image} lead={lead} name="day" />
    {image.night && <File image={image.night} lead={false} name="night" />}
  </>
);

function File({ image, lead, name }: { image: Image; lead: boolean; name: string }) {
  const { color, sources, img } = pictureMarkup(image, lead);
  return (
    <span className={name} style={{ backgroundColor: color }}>
      <picture>
        {sources.map((source) => (
          <source key={source.type} {...source} />
        ))}
        <img
          {...img}
          decoding="async"
          loading={lead ? 'eager' : 'lazy'}
          fetchPriority={lead ? 'high' : undefined}
        />
      </picture>
    </span>
  );
}
