import { useTranslation } from 'gatsby-plugin-react-i18next';
import { EventSection } from './event-section';
import { SelectedWorks } from './selected-works';
import type { HomeView, NewsView } from './home-view';
import { useSite } from '../../page/site-context';
import { NewsletterLink } from '../../features/newsletter/newsletter-link';
import { asideStyles, leadStyles, bandStyles } from './home-sections.styles';
import type { ThemeUICSSObject } from 'theme-ui';
import { Link } from '../../components/links/link';
import { NewWorksFeed } from '../../components/works/new-works-feed';
import type { WorkCardView } from '../../components/works/work-card-view';
import { WorksGrid } from '../../components/works/works-grid';
import { useLocale } from '../../i18n/use-locale';
import { allWorksPath } from '../../routes/alternates';
import { filterSearch } from '../../routes/works-filter';
import { Picture } from '../../media/picture';
import { isPortrait } from '../../media/picture-view';
import { PartedTitle } from '../../components/text/parted-title';
import { SmartLink } from '../../components/links/smart-link';
import { LightsLink } from '../../features/colour-mode/lights-link';
import { pictureSizes, acrossColumns } from '../../media/picture-sizes';
import { heroLight } from '../../theme/hero-light';
import { SPACE } from '../../theme/space';
import {
  dateStyles,
  heroStyles,
  kindStyles,
  linksStyles,
  pictureStyles,
  textStyles,
  titleStyles,
} from './home-hero.styles';
import { FROM } from '../../theme/tokens';
import type { CreatorCardView } from '../../components/creators/creator-card-view';
import { fadingUnderline, UNDERLINED } from '../../theme/lines';

const creatorsSectionListStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 6,
  alignItems: 'end',
  '& a': { display: 'block' },
  '& [data-name]': { variant: 'text.sub', ...fadingUnderline('sub'), display: 'block', pt: 'caption' },
  '& [data-life]': {
    variant: 'text.cap',
    display: 'block',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& a:hover [data-name]': UNDERLINED,
  '& > :nth-of-type(1)': { gridColumn: '1 / 10' },
  '& > :nth-of-type(2)': { gridColumn: '1 / 7' },
  '& > :nth-of-type(3)': { gridColumn: '7 / 13' },
  [FROM.asymmetric]: {
    '& > :nth-of-type(1)': { gridColumn: '1 / 5' },
    '& > :nth-of-type(2)': { gridColumn: '6 / 9' },
    '& > :nth-of-type(3)': { gridColumn: '10 / 13' },
  },
  '@media print': { '& > :nth-of-type(n)': { gridColumn: 'span 4', breakInside: 'avoid' } },
};

/** Matches creators-section.styles.ts. */
const CREATORS_SECTION_SIZES = {
  first: pictureSizes(acrossColumns(9), { asymmetric: acrossColumns(4) }),
  other: pictureSizes(acrossColumns(6), { asymmetric: acrossColumns(3) }),
};

function CreatorsSection({ creators }: { creators: readonly CreatorCardView[] }) {
  const { t } = useTranslation();
  return (
    <section sx={bandStyles} aria-labelledby="creators">
      <h2 id="creators">{t('home.creators')}</h2>
      <ul sx={creatorsSectionListStyles}>
        {creators.map(({ path, name, life, picture }, index) => (
          <li key={path}>
            <Link to={path}>
              <Picture
                picture={picture}
                sizes={index === 0 ? CREATORS_SECTION_SIZES.first : CREATORS_SECTION_SIZES.other}
                alt=""
              />
              <span data-name="">{name}</span>
              {life && <span data-life="">{life}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const listStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'blocks',
  isolation: 'isolate',
  '& > li': { gridColumn: '1 / -1', display: 'grid', justifyItems: 'start', alignContent: 'end' },
  '& > li > span': { width: '100%' },
  '& h3': { variant: 'text.sub', pt: 'caption', textWrap: 'balance' },
  '& p': { variant: 'text.cap', color: 'muted', pb: 1, textWrap: 'pretty' },
  [FROM.asymmetric]: {
    '& > li:nth-of-type(odd)': { gridColumn: '1 / 6' },
    '& > li:nth-of-type(even)': { gridColumn: '8 / 13' },
    // A single piece of news: its words beside the picture, on the same floor.
    '& > li:only-of-type': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      gridTemplateRows: '1fr auto auto',
      '& > *': { gridColumn: '8 / 13' },
      '& > span': { gridArea: '1 / 1 / 4 / 7' },
      '& > h3': { alignSelf: 'end' },
    },
  },
  '@media print': { '& > li:nth-of-type(n)': { gridColumn: 'span 6', breakInside: 'avoid' } },
};

const NEWS_SECTION_SIZES = pictureSizes(acrossColumns(12), { asymmetric: acrossColumns(5) });

function NewsSection({ news }: { news: readonly NewsView[] }) {
  const { t } = useTranslation();
  return (
    <section sx={bandStyles} aria-labelledby="news">
      <h2 id="news">{t('home.news')}</h2>
      <ul sx={listStyles}>
        {news.map(({ id, title, text, link, picture }) => (
          <li key={id}>
            <Picture picture={picture} sizes={NEWS_SECTION_SIZES} />
            <h3>
              <PartedTitle>{title}</PartedTitle>
            </h3>
            {text && <p>{text}</p>}
            {link && <SmartLink to={link.url}>{link.label}</SmartLink>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Matches home-hero.styles.ts: a portrait is no higher than the first screen leaves it. */
const SIZES = {
  portrait: pictureSizes(`calc(100vw - ${SPACE.strip})`, { columns6: '68vw', asymmetric: 'min(58vw, 75vh)' }),
  landscape: pictureSizes('100vw', { asymmetric: '75vw' }),
};

function HomeHero({ news }: { news: NewsView }) {
  const { kind, title, text, link, picture } = news;
  const format = isPortrait(picture) ? 'portrait' : 'landscape';
  return (
    <section sx={heroStyles} data-format={format}>
      {picture.night?.lamp && <div sx={heroLight} />}
      <div sx={pictureStyles}>
        <Picture picture={picture} sizes={SIZES[format]} eager fill />
      </div>
      <div sx={textStyles}>
        {kind && <p sx={kindStyles}>{kind}</p>}
        <h1 sx={titleStyles}>
          <PartedTitle>{title}</PartedTitle>
        </h1>
        {text && <p sx={dateStyles}>{text}</p>}
        <p sx={linksStyles}>
          {link && <SmartLink to={link.url}>{link.label}</SmartLink>}
          <LightsLink />
        </p>
      </div>
    </section>
  );
}

const waysStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'links',
  rowGap: 2,
  pr: 'clearOfSearch',
  '@media print': { display: 'none' },
};

function NewWorks({ works }: { works: readonly WorkCardView[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  // Static files alone have no page of what is new.
  const isFiltered = useSite().apiOrigin === '';
  return (
    <section sx={bandStyles} aria-labelledby="new-works">
      <h2 id="new-works">{t('works.new')}</h2>
      <WorksGrid works={works} />
      <p sx={waysStyles}>
        {isFiltered && (
          <Link
            to={allWorksPath(locale) + filterSearch({ isNew: true })}
            sx={{ variant: 'links.underlined' }}
          >
            {t('works.all-new')}
          </Link>
        )}
        <NewWorksFeed />
      </p>
    </section>
  );
}

function SentenceSection({ html }: { html: string }) {
  const { t } = useTranslation();
  return (
    <section sx={asideStyles} aria-labelledby="gallery">
      <h2 id="gallery">{t('home.gallery')}</h2>
      <div sx={leadStyles} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

const SLOT = '{{newsletter}}';

/** Not by `Trans`, which would be 3 kB of a first visit. */
function NewsletterSection() {
  const { t } = useTranslation();
  const [before, after] = t('home.newsletter', { newsletter: SLOT }).split(SLOT);
  return (
    <div sx={{ ...asideStyles, '@media print': { display: 'none' } }}>
      <p sx={leadStyles}>
        {before}
        <NewsletterLink sx={{ variant: 'links.reading' }} />
        {after}
      </p>
    </div>
  );
}

/** Design page, '1 Home'. */
export function HomeScreen({ view }: { view: HomeView }) {
  const { name } = useSite();
  const { hero, news, sentence, selectedWorks, newWorks, worksCount, event, creators } = view;
  return (
    <>
      {hero ? <HomeHero news={hero} /> : <h1 sx={{ variant: 'layout.visuallyHidden' }}>{name}</h1>}
      {sentence && <SentenceSection html={sentence} />}
      {selectedWorks.length > 0 && <SelectedWorks works={selectedWorks} count={worksCount} />}
      {newWorks.length > 0 && <NewWorks works={newWorks} />}
      {event && <EventSection event={event} />}
      {news.length > 0 && <NewsSection news={news} />}
      {creators.length > 0 && <CreatorsSection creators={creators} />}
      <NewsletterSection />
    </>
  );
}
