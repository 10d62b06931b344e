import { Fragment, type CSSProperties } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { SoldMark } from '../../components/works/sold-mark';
import { BackToGrid } from './back-to-grid';
import { LazyNeighbours } from './neighbours/lazy-neighbours';
import { WorkActions } from './work-actions';
import {
  creatorStyles,
  dateStyles,
  factsStyles,
  labelStyles,
  titleStyles,
  waysStyles,
} from './work-label.styles';
import type { WorkView } from './work-view';

export function WorkLabel({ work }: { work: WorkView }) {
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
