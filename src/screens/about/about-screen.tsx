import { PictureCredits } from '../../components/pictures/picture-credits';
import { PictureLink } from '../../components/pictures/picture-link';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import { pictureSizes } from '../../media/picture-sizes';
import { TextPageSection } from '../text-page/text-page-section';
import type { TextPageView } from '../text-page/text-page-view';
import { toAboutBlocks } from './about-blocks';
import {
  creditsStyles,
  pictureStyles,
  screenStyles,
  sectionStyles,
  titleStyles,
} from './about-screen.styles';

const SIZES = pictureSizes('100vw', { asymmetric: '75vw' });

export function AboutScreen({ view }: { view: TextPageView }) {
  return (
    <PictureViewer pictures={view.pictures} subject={{ title: view.title }}>
      <article sx={screenStyles}>
        <h1 sx={titleStyles}>{view.title}</h1>
        {toAboutBlocks(view.sections, view.pictures).map((block) =>
          block.kind === 'text' ? (
            <TextPageSection key={block.section.html} section={block.section} sx={sectionStyles} />
          ) : (
            <div key={block.picture.jpeg.sm} data-frame={block.frame} sx={pictureStyles}>
              <PictureLink picture={block.picture} sizes={SIZES} eager={block.frame === 'opening'} />
            </div>
          ),
        )}
        <PictureCredits pictures={view.pictures} sx={creditsStyles} />
      </article>
    </PictureViewer>
  );
}
