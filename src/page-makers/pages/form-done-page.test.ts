import { sampleContext } from '../../components/testing/sample-context';
import { FORM_OUTCOME_NAMES, FORM_OUTCOMES, type FormOutcome } from '../../contract/forms/form-outcomes';
import { translator } from '../../i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { ENQUIRY_WORDS } from '../../i18n/pages/forms/enquiry-words';
import { FORM_DONE_PAGES } from '../../i18n/pages/forms/form-done-pages';
import type { FormDoneView } from '../../screens/form-done/form-done-view';
import { formDonePage } from './form-done-page';

const pageOf = (locale: LocaleCode, outcome: FormOutcome) =>
  formDonePage(sampleContext(locale), FORM_DONE_PAGES[locale].slugs[outcome]);
const viewOf = (locale: LocaleCode, outcome: FormOutcome) =>
  pageOf(locale, outcome)?.context.view as FormDoneView;

describe.each(LOCALE_CODES)('the pages of what forms have done, in %s', (locale) => {
  const t = translator(locale);

  const { sentences } = FORM_DONE_PAGES[locale];

  it.each(FORM_OUTCOME_NAMES)('say all that the answer says: %s', (outcome) => {
    const [message, ...next] = FORM_OUTCOMES[outcome].map((name) => sentences[name]);
    const { title, lines } = viewOf(locale, outcome);
    expect(title).toBe(message);
    expect(lines).toEqual(expect.arrayContaining(next));
  });

  it('have an address each, which is kept out of crawlers’ indexes', () => {
    const pages = FORM_OUTCOME_NAMES.map((outcome) => pageOf(locale, outcome));
    expect(new Set(pages.map((page) => page?.path)).size).toBe(FORM_OUTCOME_NAMES.length);
    for (const page of pages) expect(page?.context.head.noindex).toBe(true);
  });

  it('say as much as a form that is sent with scripts', () => {
    expect(viewOf(locale, 'message-sent-newsletter')).toEqual({
      title: t('enquiry.success'),
      lines: [t('enquiry.thanks'), sentences.confirmNewsletter, t('form.see-you-soon')],
      back: t('preview.return'),
    });
    expect(viewOf(locale, 'subscribed')).toMatchObject({
      title: t('newsletter.success'),
      lines: [t('form.see-you-soon')],
    });
    expect(viewOf(locale, 'subscription-to-confirm').lines).toEqual([sentences.confirmByMail]);
  });

  it('name what a message was about, and only a message', () => {
    const subject = {
      name: 'event',
      slug: 'talk',
      path: '/events/talk',
      title: 'A talk',
      facts: '',
    } as const;
    const viewAbout = (outcome: FormOutcome) =>
      formDonePage(sampleContext(locale), FORM_DONE_PAGES[locale].slugs[outcome], subject)?.context.view;
    const text = ENQUIRY_WORDS[locale].aboutEvent;
    expect(viewAbout('message-sent')).toMatchObject({ about: { ...subject, text } });
    expect(viewAbout('wish-kept')).not.toHaveProperty('about');
  });

  it('are none of a slug that no outcome has', () => {
    expect(formDonePage(sampleContext(locale), 'constructor')).toBeUndefined();
  });
});
