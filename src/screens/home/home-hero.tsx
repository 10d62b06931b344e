import { Picture } from '../../media/picture';
import { isPortrait } from '../../media/picture-view';
import { PartedTitle } from '../../components/text/parted-title';
import { SmartLink } from '../../components/links/smart-link';
import { LightsLink } from '../../features/colour-mode/lights-link';
import { pictureSizes } from '../../media/picture-sizes';
import { heroLight } from '../../theme/hero-light';
import { SPACE } from '../../theme/space';
import {
  dateStyles,
  heroStyles,
  kindStyles,
  linksStyles,
  pictureStyles,
  textStyles,
  titleStyles,
} from './home-hero.styles';
import type { NewsView } from './home-view';

/** Matches home-hero.styles.ts: a portrait is no higher than the first screen leaves it. */
const SIZES = {
  portrait: pictureSizes(`calc(100vw - ${SPACE.strip})`, { columns6: '68vw', asymmetric: 'min(58vw, 75vh)' }),
  landscape: pictureSizes('100vw', { asymmetric: '75vw' }),
};

export function HomeHero({ news }: { news: NewsView }) {
  const { kind, title, text, link, picture } = news;
  const format = isPortrait(picture) ? 'portrait' : 'landscape';
  return (
    <section sx={heroStyles} data-format={format}>
      {picture.night?.lamp && <div sx={heroLight} />}
      <div sx={pictureStyles}>
        <Picture picture={picture} sizes={SIZES[format]} eager fill />
      </div>
      <div sx={textStyles}>
        {kind && <p sx={kindStyles}>{kind}</p>}
        <h1 sx={titleStyles}>
          <PartedTitle>{title}</PartedTitle>
        </h1>
        {text && <p sx={dateStyles}>{text}</p>}
        <p sx={linksStyles}>
          {link && <SmartLink to={link.url}>{link.label}</SmartLink>}
          <LightsLink />
        </p>
      </div>
    </section>
  );
}
