import { useEffect, useState } from 'react';
import { writeArrangement, type Arrangement } from '../../contract/forms/arrangement';
import { slugListQuery } from '../../contract/forms/slug-list';
import { piecesOf, type FloorPiece } from '../../features/side-by-side/floor-work';
import type { FloorPhoto } from '../../features/side-by-side/paper/floor-photo';
import { useArrangement, type Arranged } from '../../features/side-by-side/use-arrangement';
import type { SelectionWork } from '../../features/selection/loading/work-of-view';
import { usePageUrl } from '../../features/share/use-page-url';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';

export interface SelectionFloor {
  pieces: readonly FloorPiece[];
  /** Works whose size is not known. */
  leftOut: number;
  arranged: Arranged;
  arrangement: Arrangement | undefined;
  /** Absolute: the selection as it is arranged. */
  url: string;
  /** For the paper: of the works as they stand now, where they were seen so. */
  photo: { src: string; scene: FloorPhoto['scene'] } | undefined;
  setPhoto: (photo: FloorPhoto) => void;
}

/** Of the selection's page: its works, and how they are arranged. */
export const searchOf = (slugs: readonly string[], arrangement: Arrangement | undefined): string =>
  slugListQuery(slugs) + (arrangement ? `&${writeArrangement(arrangement)}` : '');

interface KeptPhoto {
  src: string;
  scene: FloorPhoto['scene'];
  /** Of what it was taken. */
  pieces: readonly FloorPiece[];
  places: Arranged['places'];
}

/** The works of a selection as they stand side by side. */
export function useFloor(works: readonly SelectionWork[]): SelectionFloor {
  const locale = useLocale();
  const page = usePageUrl(routePath('selection', locale));
  const key = works.map(({ slug, model, scale }) => `${slug} ${model?.web} ${scale?.width}`).join(',');
  // Cards are made anew at each rendering; pieces only when they differ.
  const [{ known, pieces }, setPieces] = useState(() => ({ known: key, pieces: piecesOf(works) }));
  if (known !== key) setPieces({ known: key, pieces: piecesOf(works) });
  const arranged = useArrangement({ pieces, slugs: works.map(({ slug }) => slug) });
  const { arrangement, places } = arranged;
  const [kept, keep] = useState<KeptPhoto>();
  useEffect(() => () => void (kept && URL.revokeObjectURL(kept.src)), [kept]);
  return {
    pieces,
    leftOut: works.length - pieces.length,
    arranged,
    arrangement,
    url:
      page +
      searchOf(
        works.map(({ slug }) => slug),
        arrangement,
      ),
    photo: kept?.pieces === pieces && kept.places === places ? kept : undefined,
    setPhoto: ({ models, scene }) => keep({ src: URL.createObjectURL(models), scene, pieces, places }),
  };
}
