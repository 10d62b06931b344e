import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../../media/picture';
import type { PictureView } from '../../../media/picture-view';
import { PERSON_WIDTH } from '../drawing/person-path';
import {
  captionStyles,
  floorStyles,
  frameStyles,
  personPlaceStyles,
  placeStyles,
  stageStyles,
} from './floor.styles';
import { FLOOR_SIZES } from './floor-sizes';
import { PersonDrawing, StandingDrawing } from './standing-drawing';
import type { Standing } from './standing';
import { PERSON_HEIGHT } from '../scale-labels';

/** cm between two works. */
const GAP = 22;
/** cm: the least that a place is wide, so that a caption has room under a small work. */
const LEAST = 84;

/** cm of the floor from one work to the next. */
export const placeWidth = (standing: Standing | undefined): number =>
  Math.max(LEAST, (standing?.width ?? 0) + GAP);

const PERSON_PLACE = PERSON_WIDTH + GAP;

/** In cm: of all that stands on the floor, the person included. */
export function floorMeasures(standings: readonly (Standing | undefined)[]): {
  total: number;
  tallest: number;
} {
  return {
    total: Math.ceil(standings.reduce((sum, standing) => sum + placeWidth(standing), PERSON_PLACE)),
    tallest: Math.ceil(Math.max(PERSON_HEIGHT, ...standings.map((standing) => standing?.top ?? 0))) + 2,
  };
}

export interface FloorWork {
  /** Of the place on the page that it leads to. */
  id: string;
  /** Undefined without dimensions: only its caption stands there. */
  standing?: Standing | undefined;
  picture?: PictureView | undefined;
  caption: ReactNode;
}

interface FloorProps {
  works: readonly FloorWork[];
  /** The drawing is under the pictures, and seen until they have come. */
  view: 'drawing' | 'pictures';
  /** How many pictures are loaded at once; the others are as they come into view. */
  eager: number;
  label: string;
  /** Under the person. */
  person: string;
}

/** Works on one line at one scale beside a person, pushed sideways where they are many. */
export function Floor({ works, view, eager, label, person }: FloorProps) {
  const { total, tallest } = floorMeasures(works.map(({ standing }) => standing));
  return (
    <div sx={frameStyles}>
      <ul
        aria-label={label}
        data-part="floor"
        data-view={view}
        sx={floorStyles}
        style={{ '--total': total, '--tallest': tallest } as CSSProperties}
      >
        <li
          aria-hidden="true"
          sx={personPlaceStyles}
          style={{ '--place': PERSON_PLACE, '--wide': PERSON_WIDTH } as CSSProperties}
        >
          <div sx={stageStyles}>
            <PersonDrawing />
          </div>
          <p>
            <span>{person}</span>
          </p>
        </li>
        {works.map(({ id, standing, picture, caption }, index) => (
          <li key={id} sx={placeStyles} style={{ '--place': placeWidth(standing) } as CSSProperties}>
            <a href={`#${id}`}>
              <StandingWork standing={standing} picture={picture} eager={index < eager} />
              <span sx={captionStyles}>{caption}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StandingWorkProps extends Pick<FloorWork, 'standing' | 'picture'> {
  eager: boolean;
}

function StandingWork({ standing, picture, eager }: StandingWorkProps) {
  const place = standing?.picture;
  const measures = {
    '--wide': standing?.width,
    ...(place && { '--picture': place.width, '--left': place.x, '--bottom': place.bottom }),
  } as CSSProperties;
  return (
    <span sx={stageStyles} style={measures}>
      {standing && <StandingDrawing standing={standing} />}
      {place && picture && (
        <span data-part="picture">
          {/* The caption says what it shows. */}
          <Picture picture={picture} sizes={FLOOR_SIZES} eager={eager} alt="" />
        </span>
      )}
    </span>
  );
}
