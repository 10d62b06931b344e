import type { Mounting } from '../../../contract/models/mounting';
import type { PictureView } from '../../../media/picture-view';
import { elevationsOf } from '../elevations';
import { placementOf } from '../placement';
import type { Box } from '../scale-parts';
import type { ScaleView } from '../scale-view';

/** The space between the two of a pair, as a share of the width of one. */
const BETWEEN = 0.15;
/** cm of a table or a ceiling beyond its work, on either side. */
export const OVERHANG = 12;
/** cm; a picture is no higher than a room, unless the work is. */
const ROOM = 250;

/** How a work stands on a floor with others: in cm, x from the left of its own place, up is negative. */
export interface Standing {
  /** Of the floor, its picture included. */
  width: number;
  /** Of what reaches highest. */
  top: number;
  boxes: Box[];
  /** So large that the work in it is about as large as its box. `bottom`: cm above the floor. */
  picture?: { x: number; bottom: number; width: number; height: number };
  table?: number;
  ceiling?: number;
}

interface StandingWork {
  scale: ScaleView;
  picture?: Pick<PictureView, 'width' | 'height'> | undefined;
  /** Two of the same, of which the dimensions are those of one. */
  isPair?: boolean;
}

/** Its front, or what is known of it: nothing is guessed but where photographs end around the work. */
export function standingOf({ scale, picture, isPair = false }: StandingWork): Standing | undefined {
  const [front] = elevationsOf(scale);
  if (!front) return undefined;
  const { bottom, table, ceiling } = placementOf(scale.mounting, front.height);
  const step = front.width * (1 + BETWEEN);
  const across = isPair ? front.width + step : front.width;
  const pictured = picture && pictureOf(picture, { across, tall: front.height, bottom }, scale.mounting);
  const width = Math.max(across, pictured?.width ?? 0, table === undefined ? 0 : across + 2 * OVERHANG);
  const left = (width - across) / 2;
  const places = isPair ? [left, left + step] : [left];
  return {
    width: round(width),
    top: round(
      Math.max(bottom + front.height, ceiling ?? 0, pictured ? pictured.bottom + pictured.height : 0),
    ),
    boxes: places.map((x) => ({ ...front, x: round(x), y: round(-bottom - front.height) })),
    ...(pictured && {
      picture: {
        x: round((width - pictured.width) / 2),
        bottom: round(pictured.bottom),
        width: round(pictured.width),
        height: round(pictured.height),
      },
    }),
    ...(table !== undefined && { table }),
    ...(ceiling !== undefined && { ceiling }),
  };
}

/** As wide and high as its boxes are, for a floor that shows no pictures. */
export function withoutPicture({ boxes, table, ceiling }: Standing): Standing {
  const around = table === undefined && ceiling === undefined ? 0 : OVERHANG;
  const left = Math.min(...boxes.map(({ x }) => x)) - around;
  return {
    width: round(Math.max(...boxes.map(({ x, width }) => x + width)) - left + around),
    top: Math.max(ceiling ?? 0, ...boxes.map(({ y }) => -y)),
    boxes: boxes.map((box) => ({ ...box, x: round(box.x - left) })),
    ...(table !== undefined && { table }),
    ...(ceiling !== undefined && { ceiling }),
  };
}

function pictureOf(
  picture: Pick<PictureView, 'width' | 'height'>,
  { across, tall, bottom }: { across: number; tall: number; bottom: number },
  mounting: Mounting,
) {
  const shape = picture.width / picture.height;
  const height = Math.min(Math.max(tall, across / shape), Math.max(ROOM, tall));
  const hangs = mounting === 'wall' || mounting === 'ceiling';
  return {
    width: height * shape,
    height,
    bottom: hangs ? bottom + tall / 2 - height / 2 : bottom,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
