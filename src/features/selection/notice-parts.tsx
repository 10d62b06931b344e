import { useEffect, type RefObject } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/links/link';
import { SELECTION_MAX } from '../../components/selection/selected-work';
import { dismissNotice, type Selection } from '../../components/selection/selection-store';
import { useLocale } from '../../i18n/use-locale';
import type { Translate } from '../../i18n/message-key';
import { routePath } from '../../routes/route-path';

/** ms; longer while it has the pointer or the focus. */
const SAID_MS = 4000;

interface NoticeProps extends Pick<Selection, 'kept'> {
  notice: NonNullable<Selection['notice']>;
}

/** Of the region that text and link are in. */
export const noticeName = (t: Translate): string => t('selection.title');

export function NoticeText({ notice: { added, left }, kept }: NoticeProps) {
  const { t } = useTranslation();
  const [first] = added;
  return (
    <>
      <p>
        {!first && t('selection.full', { max: SELECTION_MAX })}
        {first && added.length === 1 && (
          <>
            {t('selection.added')} <i>{first.title}</i>
          </>
        )}
        {added.length > 1 && t('selection.added-count', { count: added.length })}
      </p>
      {first && left > 0 && <p>{t('selection.no-room', { count: left, max: SELECTION_MAX })}</p>}
      {!kept && <p>{t('selection.unkept')}</p>}
    </>
  );
}

interface NoticeLinkProps extends Pick<NoticeProps, 'notice'> {
  /** Of notice and link. */
  box: RefObject<HTMLElement>;
}

export function NoticeLink({ notice, box }: NoticeLinkProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) dismissNotice();
    }, SAID_MS);
    return () => clearInterval(timer);
  }, [notice, box]);
  return (
    <Link to={routePath('selection', locale)} onClick={dismissNotice}>
      {t('selection.see')}
    </Link>
  );
}
