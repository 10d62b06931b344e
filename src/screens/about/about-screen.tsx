import { PictureCredits } from '../../components/pictures/picture-credits';
import { PictureLink } from '../../components/pictures/picture-link';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import { pictureSizes } from '../../media/picture-sizes';
import { TextPageSection } from '../text-page/text-page-section';
import type { TextPageView } from '../text-page/text-page-view';
import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';
import { isPortrait, type PictureView } from '../../media/picture-view';
import type { TextSection } from '../text-page/split-sections';

const screenStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 'gutter',
  rowGap: 'row',
  pt: 4,
  isolation: 'isolate',
  '& > *': { gridColumn: '1 / -1' },
};

const titleStyles: ThemeUICSSObject = {
  variant: 'text.sectionTitle',
  [FROM.asymmetric]: { gridColumn: '1 / 10' },
};

const sectionStyles: ThemeUICSSObject = {
  '& > h2': { variant: 'text.label', pb: 'caption' },
  [FROM.asymmetric]: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    '& > h2': { gridColumn: '1 / 5', pb: 0 },
    '& > div': { gridColumn: '6 / 12' },
  },
};

const pictureStyles: ThemeUICSSObject = {
  mx: 'bleed',
  '&[data-frame=left-tall]': { mr: 'strip' },
  '&[data-frame=right-tall]': { ml: 'strip' },
  [FROM.asymmetric]: {
    py: 4,
    '&[data-frame=opening]': { gridColumn: '4 / 13', ml: 0, pt: 0 },
    '&[data-frame=left-wide]': { gridColumn: '1 / 9', mr: 0 },
    '&[data-frame=left-tall]': { gridColumn: '1 / 6', mr: 0 },
    '&[data-frame=right-wide]': { gridColumn: '5 / 13', ml: 0 },
    '&[data-frame=right-tall]': { gridColumn: '8 / 13', ml: 0 },
  },
  '@media print': { mx: 0, breakInside: 'avoid' },
};

const creditsStyles: ThemeUICSSObject = { gridColumn: '1 / -1', pt: 5 };

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

type AboutBlock =
  | { kind: 'text'; section: TextSection }
  | { kind: 'picture'; picture: PictureView; frame: Frame };

type Frame = 'opening' | 'left-wide' | 'left-tall' | 'right-wide' | 'right-tall';

/** The first picture before the text, the others spread evenly between its sections. */
export function toAboutBlocks(
  sections: readonly TextSection[],
  pictures: readonly PictureView[],
): AboutBlock[] {
  const blocks = sections.map((section): AboutBlock[] => [{ kind: 'text', section }]);
  const gaps: AboutBlock[][] = [[], ...blocks];
  pictures.forEach((picture, index) => {
    const gap = Math.round((index * sections.length) / pictures.length);
    gaps[gap]?.push({ kind: 'picture', picture, frame: frameOf(picture, index) });
  });
  return gaps.flat();
}

function frameOf(picture: PictureView, index: number): Frame {
  if (index === 0) return 'opening';
  return `${index % 2 ? 'left' : 'right'}-${isPortrait(picture) ? 'tall' : 'wide'}`;
}
