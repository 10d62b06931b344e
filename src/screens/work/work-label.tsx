import { Fragment } from 'react';
import { Link } from '../../components/link';
import { SoldMark } from '../../components/sold-mark';
import { useMessages } from '../../i18n/use-messages';
import { PrintButton } from './print-button';
import {
  actionsStyles,
  backStyles,
  creatorStyles,
  dateStyles,
  factsStyles,
  labelStyles,
  titleStyles,
} from './work-label.styles';
import type { WorkView } from './work-view';

/** The museum label of a work, standing on the same floor as its picture, and what a visitor can do. */
export function WorkLabel({ work }: { work: WorkView }) {
  const { t } = useMessages();
  const { creators, title, date, facts, reference, sold, hdImages, paths } = work;
  return (
    <div sx={labelStyles}>
      <Link to={paths.grid} sx={backStyles}>
        {t('work.back')}
      </Link>
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
          <li data-muted="">{reference}</li>
          <li>{sold ? <SoldMark>{t('work.sold')}</SoldMark> : t('work.available')}</li>
        </ul>
        <div sx={actionsStyles}>
          <Link to={paths.enquiry} sx={{ variant: 'buttons.primary' }}>
            {t(sold ? 'work.looking-for' : 'work.enquire')}
          </Link>
          <ul>
            <li>
              <Link to={paths.sheet} sx={{ variant: 'links.underlined' }}>
                {t('work.pdf-sheet')}
              </Link>
            </li>
            <li>
              <PrintButton />
            </li>
            {hdImages.length > 0 && (
              <li>
                <a href="#hd-images" sx={{ variant: 'links.underlined' }}>
                  {t('work.hd-images')}
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
    </div>
  );
}
