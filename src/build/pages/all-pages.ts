import { creatorPage, creatorsPage } from '../../page-definitions/creator-pages';
import { eventPage, eventsPage } from '../../page-definitions/event-pages';
import type { PageDefinition } from '../../page-definitions/page-definition';
import { pressArticlePage, pressPage } from '../../page-definitions/press-pages';
import { workPage, workSheetPage } from '../../page-definitions/work-pages';
import { worksPages } from '../../page-definitions/works-page';
import { accessibilityPage } from './accessibility/accessibility-page';
import type { PageSource } from './page-source';
import { homePage, previewPage, selectionPage, testPages, textPages } from './single-pages';

/** Every page of a language. */
export function allPages(source: PageSource): PageDefinition[] {
  const { context, catalogue } = source;
  const { works, creators, events, press } = catalogue;
  return [
    homePage(source),
    ...textPages(source),
    accessibilityPage(source),
    ...worksByType(source),
    ...works.flatMap((work) => [workPage(context, work), workSheetPage(context, work)]),
    creatorsPage(context, creators),
    ...creators.map((creator) => creatorPage(context, creator)),
    eventsPage(context, events),
    ...events.map((event) => eventPage(context, event)),
    pressPage(context, press),
    ...press.map((article) => pressArticlePage(context, article)),
    selectionPage(source),
    ...testPages(source),
    previewPage(source),
  ];
}

/** The works by type, that of all works first. */
const worksByType = ({ context, catalogue: { works, workTypes } }: PageSource): PageDefinition[] =>
  [undefined, ...workTypes].flatMap((type) =>
    worksPages(context, {
      type,
      workTypes,
      works: works.filter((work) => !type || work.type.slug === type.slug),
    }),
  );
