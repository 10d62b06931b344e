import { Fragment } from 'react';
import { Link } from '../../components/link';
import { SoldMark } from '../../components/sold-mark';
import { EnquiryLink } from '../../features/enquiry/enquiry-link';
import { useMessages } from '../../i18n/use-messages';
import { BackToGrid } from './back-to-grid';
import { toEnquiryWork } from './enquiry-work';
import { PrintButton } from './print-button';
import {
  actionsStyles,
  creatorStyles,
  dateStyles,
  factsStyles,
  labelStyles,
  titleStyles,
} from './work-label.styles';
import type { WorkView } from './work-view';

/** The museum label of a work, standing on the same floor as its picture, and what a visitor can do. */
export function WorkLabel({ work }: { work: WorkView }) {
  const { t, locale } = useMessages();
  const { creators, title, date, facts, type, reference, sold, hdImages, paths } = work;
  return (
    <div sx={labelStyles}>
      <BackToGrid path={paths.grid} />
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
          <li>
            <Link to={type.path}>{type.title}</Link>
          </li>
          <li data-muted="">{reference}</li>
          <li>{sold ? <SoldMark>{t('work.sold')}</SoldMark> : t('work.available')}</li>
        </ul>
        <div sx={actionsStyles}>
          <EnquiryLink
            path={paths.enquiry}
            work={toEnquiryWork(work, locale)}
            sx={{ variant: 'buttons.primary' }}
          />
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
