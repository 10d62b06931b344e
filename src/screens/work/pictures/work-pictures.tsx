import { type CSSProperties, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PictureLink } from '../../../components/pictures/picture-link';
import { PictureLamp } from '../../../features/viewer/stage/picture-lamp';
import { PictureViewer } from '../../../features/viewer/picture-viewer';
import { joinNames } from '../../../i18n/formats/lists';
import { useLocale } from '../../../i18n/use-locale';
import { Picture } from '../../../media/picture';
import { acrossColumns, pictureSizes } from '../../../media/picture-sizes';
import { isPortrait, type PictureView } from '../../../media/picture-view';
import { BackToGrid } from '../back-to-grid';
import {
  countStyles,
  frameStyles,
  picturesStyles,
  switchBesideStyles,
  switchUnderStyles,
} from './work-pictures.styles';
import type { WorkView } from '../work-view';

type PicturedWork = Pick<WorkView, 'pictures' | 'title' | 'creators' | 'date'> & {
  paths: Pick<WorkView['paths'], 'grid'>;
};

const sizesFrom = (wide: string) => pictureSizes('100vw', { twoColumns: '58vw', columns12: wide });

/** Matches the frames of work-pictures.styles.ts. */
const SIZES = {
  'main-wide': sizesFrom('67vw'),
  'main-tall': sizesFrom('min(60vw, 75vh)'),
  wide: sizesFrom('67vw'),
  tall: sizesFrom(acrossColumns(5)),
};

/** A lamp's switch overrides the light of the page until that changes. */
export function WorkPictures({ work }: { work: PicturedWork }) {
  const locale = useLocale();
  const { pictures, title, date, paths } = work;
  const creators = joinNames(
    work.creators.map(({ name }) => name),
    locale,
  );
  return (
    <PictureViewer
      pictures={pictures}
      subject={{ title, creators, ...(date && { date }) }}
      back={<BackToGrid path={paths.grid} />}
    >
      <PictureStrip pictures={pictures} title={title} />
    </PictureViewer>
  );
}

function PictureStrip({ pictures, title }: { pictures: readonly PictureView[]; title: string }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(1);
  const strip = useRef<HTMLUListElement>(null);

  const count = () => strip.current && setShown(shownIn(strip.current) + 1);
  const scrollByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const picture = step && (strip.current?.children[shown - 1 + step] as HTMLElement | undefined);
    if (picture) strip.current?.scrollTo({ left: picture.offsetLeft });
  };

  const [main, ...others] = pictures;
  const isLamp = main?.night?.lamp;
  return (
    <div sx={picturesStyles}>
      <ul
        ref={strip}
        data-strip=""
        aria-label={t('work.pictures')}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        style={main && ({ '--main-shape': main.width / main.height } as CSSProperties)}
        onScroll={count}
        onKeyDown={scrollByKey}
      >
        <li data-frame={mainFrameOf(main)} sx={frameStyles}>
          {main ? (
            <PictureLink picture={main} sizes={SIZES[mainFrameOf(main)]} eager fill />
          ) : (
            <Picture picture={undefined} sizes={SIZES['main-tall']} />
          )}
          {isLamp && <PictureLamp picture={main} title={title} sx={switchBesideStyles} />}
        </li>
        {others.map((picture) => (
          <li key={picture.jpeg.sm} data-frame={frameOf(picture)} sx={frameStyles}>
            <PictureLink picture={picture} sizes={SIZES[frameOf(picture)]} />
          </li>
        ))}
      </ul>
      {(others.length > 0 || isLamp) && (
        <div sx={countStyles}>
          <span aria-hidden="true">
            {others.length > 0 && t('work.picture-count', { index: shown, count: pictures.length })}
          </span>
          {isLamp && <PictureLamp picture={main} title={title} sx={switchUnderStyles} />}
        </div>
      )}
    </div>
  );
}

/** The picture at the strip's left edge; at the strip's end the last one, which may not reach that edge. */
function shownIn({ children, scrollLeft, clientWidth, scrollWidth }: HTMLElement): number {
  const last = children.length - 1;
  if (scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1) return last;
  const distances = [...children].map((child) => Math.abs((child as HTMLElement).offsetLeft - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Design page, '3 Work'. */
const frameOf = (picture: PictureView) => (isPortrait(picture) ? 'tall' : 'wide');

/** Width / height from which the main picture spans columns; below, it would be higher than the window. */
const WIDE_FROM = 1.2;

const mainFrameOf = (picture: PictureView | undefined) =>
  picture && picture.width >= picture.height * WIDE_FROM ? 'main-wide' : 'main-tall';
