import { Picture } from '../../media/picture';
import { Link } from '../link';
import type { CreatorCardView } from './creator-card-view';
import { captionStyles, figureStyles, nameStyles } from './creator-figure.styles';

interface CreatorFigureProps {
  creator: CreatorCardView;
  sizes: string;
  eager?: boolean;
}

/** A creator on the wall: portrait and label, or the name itself, standing on the floor of its row. */
export function CreatorFigure({ creator, sizes, eager }: CreatorFigureProps) {
  const { path, name, life, picture } = creator;
  return (
    <Link to={path} sx={figureStyles}>
      {picture ? (
        <Picture picture={picture} sizes={sizes} eager={eager} alt="" />
      ) : (
        <span sx={nameStyles}>{name}</span>
      )}
      <span sx={captionStyles}>
        {picture && <span data-name="">{name}</span>} {life && <span data-life="">{life}</span>}
      </span>
    </Link>
  );
}
