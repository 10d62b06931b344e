import { Link } from '../../components/links/link';
import { useMessages } from '../../i18n/use-messages';
import { routePath } from '../../routes/route-path';
import type { WishSubject } from './wish-subject';

interface WishLinkProps {
  subject: WishSubject;
  className?: string;
}

/** Leads to where one asks to be told: of a work like one, of others of a creator or of a type. */
export function WishLink({ subject, className }: WishLinkProps) {
  const { t, locale } = useMessages();
  const path = `${routePath('wish', locale)}?${subject.kind}=${encodeURIComponent(subject.slug)}`;
  return (
    <p className={className} sx={{ variant: 'text.cap', '@media print': { display: 'none' } }}>
      <Link to={path} sx={{ variant: 'links.underlined' }}>
        {t(subject.kind === 'work' ? 'wish.like' : 'wish.others')}
      </Link>
    </p>
  );
}
