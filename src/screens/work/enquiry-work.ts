import type { EnquiryDialogWork } from '../../features/enquiry/enquiry-dialog';
import { joinNames } from '../../i18n/formats/lists';
import type { LocaleCode } from '../../i18n/locales';
import type { WorkView } from './work-view';

/** A work of its page as an enquiry about it names it. */
export function toEnquiryWork(work: WorkView, locale: LocaleCode): EnquiryDialogWork {
  const { slug, title, creators, date, sold, reference, pictures } = work;
  return {
    slug,
    title,
    creators: joinNames(
      creators.map(({ name }) => name),
      locale,
    ),
    ...(date && { date }),
    sold,
    reference,
    ...(pictures[0] && { picture: pictures[0] }),
  };
}
