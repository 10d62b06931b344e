import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CreatorsSection } from './creators-section';
import { EventSection } from './event-section';
import { HomeHero } from './home-hero';
import { NewsSection } from './news-section';
import { NewWorks } from './new-works';
import { SelectedWorks } from './selected-works';
import type { HomeView } from './home-view';
import { useSite } from '../../page/site-context';
import { NewsletterLink } from '../../features/newsletter/newsletter-link';
import { asideStyles, leadStyles } from './home-sections.styles';

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
