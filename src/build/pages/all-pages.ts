import { creatorPage, creatorsPage } from '../../page-makers/creator-pages';
import { eventPage, eventsPage } from '../../page-makers/event-pages';
import type { PageDefinition } from '../../page-makers/page-definition';
import { pressArticlePage, pressPage } from '../../page-makers/press-pages';
import { workPage, workSheetPage } from '../../page-makers/work-pages';
import { worksPages } from '../../page-makers/works-page';
import { accessibilityPage } from './accessibility/accessibility-page';
import { newsletterPages } from './newsletter-pages';
import type { PageSource } from './page-source';
import { homePage, previewPage, selectionPage, testPages, textPages } from './single-pages';

/** Every page of a language, made one after the other, so that not all of them are held at once. */
export function* allPages(source: PageSource): Generator<PageDefinition, void> {
  const { context, catalogue } = source;
  const { works, creators, events, press } = catalogue;
  yield homePage(source);
  yield* textPages(source);
  yield accessibilityPage(source);
  yield* worksByType(source);
  for (const work of works) {
    yield workPage(context, work);
    yield workSheetPage(context, work);
  }
  yield creatorsPage(context, creators);
  for (const creator of creators) yield creatorPage(context, creator);
  yield eventsPage(context, events);
  for (const event of events) yield eventPage(context, event);
  yield pressPage(context, press);
  for (const article of press) yield pressArticlePage(context, article);
  yield selectionPage(source);
  yield* newsletterPages(source);
  yield* testPages(source);
  yield previewPage(source);
}

/** The works by type, that of all works first. */
function* worksByType({
  context,
  catalogue: { works, workTypes },
}: PageSource): Generator<PageDefinition, void> {
  for (const type of [undefined, ...workTypes])
    yield* worksPages(context, {
      type,
      workTypes,
      works: works.filter((work) => !type || work.type.slug === type.slug),
    });
}
