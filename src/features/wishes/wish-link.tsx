import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import type { LocaleCode } from '../../i18n/locales';
import { useLocale } from '../../i18n/use-locale';
import { NEEDS_PAGE } from '../../page/needs-page';
import { routePath } from '../../routes/route-path';
import type { WishSubject } from './wish-subject';

interface WishLinkProps {
  subject: WishSubject;
  className?: string;
}

const wishPath = (locale: LocaleCode, { kind, slug }: WishSubject): string =>
  `${routePath('wish', locale)}?${kind}=${encodeURIComponent(slug)}`;

export function WishLink({ subject, className }: WishLinkProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <p className={className} sx={{ variant: 'text.cap', '@media print': { display: 'none' } }}>
      <Link to={wishPath(locale, subject)} {...NEEDS_PAGE} sx={{ variant: 'links.underlined' }}>
        {t(subject.kind === 'work' ? 'wish.like' : 'wish.others')}
      </Link>
    </p>
  );
}
