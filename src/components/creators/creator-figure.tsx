import { Picture } from '../../media/picture';
import { Link } from '../links/link';
import type { CreatorCardView } from './creator-card-view';
import { captionStyles, figureStyles, labelStyles } from './creator-figure.styles';

interface CreatorFigureProps {
  creator: CreatorCardView;
  sizes: string;
  eager?: boolean;
}

export function CreatorFigure({ creator, sizes, eager }: CreatorFigureProps) {
  const { path, name, life, picture } = creator;
  return (
    <Link to={path} sx={picture ? figureStyles : labelStyles}>
      {picture && <Picture picture={picture} sizes={sizes} eager={eager} alt="" />}
      <span sx={captionStyles}>
        <span data-name="">{name}</span> {life && <span data-life="">{life}</span>}
      </span>
    </Link>
  );
}
