import { FORM_OUTCOME_NAMES } from '../../contract/forms/form-outcomes';
import type { NamedSubject } from '../../features/enquiry/about/named-subject';
import { translator } from '../../i18n/i18n';
import { FORM_DONE_SLUGS, formDoneSlugs } from '../../i18n/form-done-slugs';
import type { Translate } from '../../i18n/message-key';
import type { ViewContext } from '../../page/view-context';
import { toFormDoneView } from '../../screens/form-done/form-done-view';
import { makePage } from '../make-page';
import type { PageDefinition } from '../page-definition';

const aboutText = ({ name }: NamedSubject, t: Translate): string =>
  name === 'work' ? t('enquiry.about', { count: 1 }) : t('enquiry.about-event');

/** @returns undefined for a slug that no outcome has */
export function formDonePage(
  context: ViewContext,
  slug: string,
  subject?: NamedSubject,
): PageDefinition | undefined {
  const slugs = FORM_DONE_SLUGS[context.locale];
  const outcome = FORM_OUTCOME_NAMES.find((name) => slugs[name] === slug);
  if (!outcome) return undefined;
  const t = translator(context.locale);
  const view = toFormDoneView(outcome, t, subject && { ...subject, text: aboutText(subject, t) });
  return makePage(context, {
    route: 'form-done',
    template: 'form-done',
    slugs: formDoneSlugs(outcome),
    title: view.title,
    description: [view.title, ...view.lines].join(' '),
    view,
  });
}
