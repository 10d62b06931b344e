import { CreatorsSection } from './creators-section';
import { EventSection } from './event-section';
import { HomeHero } from './home-hero';
import { NewsletterSection } from './newsletter-section';
import { NewsSection } from './news-section';
import { SelectedWorks } from './selected-works';
import { SentenceSection } from './sentence-section';
import type { HomeView } from './home-view';
import { useSite } from '../../page/site-context';

/** The home page (design page, '1 Home'). */
export function HomeScreen({ view }: { view: HomeView }) {
  const { name } = useSite();
  const { hero, news, sentence, selectedWorks, worksCount, event, creators } = view;
  return (
    <>
      {hero ? <HomeHero news={hero} /> : <h1 sx={{ variant: 'layout.visuallyHidden' }}>{name}</h1>}
      {sentence && <SentenceSection html={sentence} />}
      {selectedWorks.length > 0 && <SelectedWorks works={selectedWorks} count={worksCount} />}
      {event && <EventSection event={event} />}
      {news.length > 0 && <NewsSection news={news} />}
      {creators.length > 0 && <CreatorsSection creators={creators} />}
      <NewsletterSection />
    </>
  );
}
