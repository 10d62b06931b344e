import { useTranslation } from 'gatsby-plugin-react-i18next';
import { WorksGrid } from '../../components/works/works-grid';
import { TurnPlace } from '../../features/model/place/turn-place';
import { useLocale } from '../../i18n/use-locale';
import { WorkReading } from './work-reading';
import type { WorkView } from './work-view';
import type { ThemeUICSSObject } from 'theme-ui';
import type { TurnSubject } from '../../features/model/turn/turn-subject';
import { joinNames } from '../../i18n/formats/lists';
import type { LocaleCode } from '../../i18n/locales';
import { Fragment, type CSSProperties, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from '../../components/links/link';
import { SoldMark } from '../../components/works/sold-mark';
import { LazyNeighbours } from './neighbours/lazy-neighbours';
import { WorkActions } from './work-actions';
import {
  creatorStyles,
  dateStyles,
  factsStyles,
  labelStyles,
  titleStyles,
  waysStyles,
  backStyles,
} from './work-label.styles';
import { PictureLink } from '../../components/pictures/picture-link';
import { PictureLamp } from '../../features/viewer/stage/picture-lamp';
import { PictureViewer } from '../../features/viewer/picture-viewer';
import { Picture } from '../../media/picture';
import { acrossColumns, pictureSizes } from '../../media/picture-sizes';
import { isPortrait, type PictureView } from '../../media/picture-view';
import {
  countStyles,
  frameStyles,
  picturesStyles,
  switchBesideStyles,
  switchUnderStyles,
} from './pictures/work-pictures.styles';
import { isPlainClick } from '../../browser/plain-click';
import { stepsFromGrid } from '../../components/works/grid-visit';
import { isHashEntry } from '../../browser/hash-entry';

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

const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

const articleStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  position: 'relative',
  isolation: 'isolate',
  '@media print': { rowGap: 'gutter' },
};

const relatedStyles: ThemeUICSSObject = {
  pt: 'section',
  '& > h2': { variant: 'text.label', pb: 5 },
  '@media print': { display: 'none' },
};

export function WorkScreen({ view }: { view: WorkView }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <TurnPlace subject={turnSubject(view, locale)} path={view.paths.page}>
      <div sx={screenStyles}>
        <article sx={articleStyles}>
          <WorkPictures work={view} />
          <WorkLabel work={view} />
        </article>
        <WorkReading work={view} />
        {view.related.length > 0 && (
          <section sx={relatedStyles} aria-labelledby="related">
            <h2 id="related">{t('work.related')}</h2>
            <WorksGrid works={view.related} isTrail={false} />
          </section>
        )}
      </div>
    </TurnPlace>
  );
}

/** Undefined where the work has no model. */
function turnSubject(
  { title, creators, date, model, scale, dimensions = '', pictures }: WorkView,
  locale: LocaleCode,
): TurnSubject | undefined {
  if (!model || !scale) return undefined;
  const names = creators.map(({ name }) => name);
  const picture = pictures[0];
  const lamp = pictures.find(({ night }) => night?.lamp);
  return { title, creators: joinNames(names, locale), date, model, scale, dimensions, picture, lamp };
}

function WorkLabel({ work }: { work: WorkView }) {
  const { t } = useTranslation();
  const { creators, title, date, facts, type, reference, sold, price, paths, pictures } = work;
  const [main] = pictures;
  return (
    <div
      data-label=""
      sx={labelStyles}
      style={main && ({ '--main-shape': main.width / main.height } as CSSProperties)}
    >
      <header sx={waysStyles}>
        <BackToGrid path={paths.grid} />
        <LazyNeighbours path={paths.page} />
      </header>
      <div>
        <p sx={creatorStyles}>
          {creators.map(({ name, path }, index) => (
            <Fragment key={path}>
              {index > 0 && <br />}
              <Link to={path}>{name}</Link>
            </Fragment>
          ))}
        </p>
        <h1 sx={titleStyles}>{title}</h1>
        {date && <p sx={dateStyles}>{date}</p>}
        <ul sx={factsStyles}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li data-muted="">
            {reference}
            {type && (
              <>
                {' · '}
                <Link to={type.path}>{type.title}</Link>
              </>
            )}
          </li>
          <li>{sold ? <SoldMark>{t('work.sold')}</SoldMark> : t('work.available')}</li>
          {price && <li>{price}</li>}
        </ul>
        <WorkActions work={work} />
      </div>
    </div>
  );
}

/** Goes back to the grid as it was left (the viewer adds one entry), else leads to all works. */
export function BackToGrid({ path }: { path: string }) {
  const { t } = useTranslation();
  const goBack = (event: MouseEvent) => {
    const steps = stepsFromGrid();
    if (steps === 0 || !isPlainClick(event)) return;
    event.preventDefault();
    window.history.go(isHashEntry() ? -steps - 1 : -steps);
  };
  return (
    <Link to={path} sx={backStyles} onClick={goBack}>
      {t('work.back')}
    </Link>
  );
}
