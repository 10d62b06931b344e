import { FORM_OUTCOME_NAMES } from '../../contract/forms/form-outcomes';
import type { NamedSubject } from '../../features/enquiry/about/named-subject';
import { translator } from '../../i18n/i18n';
import type { LocaleCode } from '../../i18n/locales';
import { ENQUIRY_WORDS } from '../../i18n/pages/forms/enquiry-words';
import { FORM_DONE_PAGES, formDoneSlugs } from '../../i18n/pages/forms/form-done-pages';
import type { ViewContext } from '../../page/view-context';
import { toFormDoneView } from '../../screens/form-done/form-done-view';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

const aboutText = ({ name }: NamedSubject, locale: LocaleCode): string => {
  const { about, aboutEvent } = ENQUIRY_WORDS[locale];
  return name === 'work' ? about(1) : aboutEvent;
};

/** @returns undefined for a slug that no outcome has */
export function formDonePage(
  context: ViewContext,
  slug: string,
  subject?: NamedSubject,
): PageDefinition | undefined {
  const words = FORM_DONE_PAGES[context.locale];
  const outcome = FORM_OUTCOME_NAMES.find((name) => words.slugs[name] === slug);
  if (!outcome) return undefined;
  const view = toFormDoneView(
    outcome,
    words,
    translator(context.locale),
    subject && { ...subject, text: aboutText(subject, context.locale) },
  );
  return makePage(context, {
    route: 'form-done',
    template: 'form-done',
    slugs: formDoneSlugs(outcome),
    title: view.title,
    description: [view.title, ...view.lines].join(' '),
    view,
  });
}
