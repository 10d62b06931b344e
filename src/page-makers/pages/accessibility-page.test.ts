import { formatDate } from '../../i18n/formats/dates';
import { LOCALE_CODES } from '../../i18n/locales';
import { routePath } from '../../routes/route-path';
import type { TextPageView } from '../../screens/text-page/text-page-view';
import { sampleSource } from '../testing/sample-source';
import { accessibilityPage, CHECKED_ON } from './accessibility-page';
describe.each(LOCALE_CODES)('the statement on accessibility in %s', (locale) => {
  const source = sampleSource(locale);
  const { path, context } = accessibilityPage(source.context, source.catalogue.settings);
  const { sections } = context.view as TextPageView;
  const text = sections.map(({ html }) => html).join(' ');

  it('has an address and sections of its own', () => {
    expect(path).toBe(routePath('accessibility', locale));
    expect(sections.filter(({ title }) => title)).toHaveLength(4);
  });

  it('says when it was checked, and whom to tell of a barrier', () => {
    const { email, phone } = source.catalogue.settings.contact;
    expect(text).toContain(formatDate(CHECKED_ON, locale));
    expect(text).toContain(`href="${routePath('contact', locale)}"`);
    expect(text).toContain(`href="mailto:${email}"`);
    expect(text).toContain(phone);
    expect(context.head.updatedAt).toContain(CHECKED_ON);
  });
});
