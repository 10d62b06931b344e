import { useEffect, useRef } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Spinner } from '../../components/form/spinner';
import { useLasting } from '../../components/form/use-lasting';
import { Link } from '../../components/links/link';
import { useLocale } from '../../i18n/use-locale';
import { useNavigation } from './navigation-provider';
import type { SubNavKey } from './navigation-state';
import { sectionPath, subNavName } from './sections';
import { useSubNavigation } from './use-sub-navigation';
import type { ThemeUICSSObject } from 'theme-ui';
import { largeLinkStyles } from './menu.styles';

const headingStyles: ThemeUICSSObject = {
  width: 'fit-content',
  mb: 3,
  '& a': largeLinkStyles,
};

const retryStyles: ThemeUICSSObject = { variant: 'links.underlined' };

interface SubNavigationProps {
  section: SubNavKey;
  path: string;
  hidden: boolean;
}

export function SubNavigation({ section, path, hidden }: SubNavigationProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { state, dispatch } = useNavigation();
  const parts = useSubNavigation();
  const waiting = useLasting(state.loading);
  const heading = useRef<HTMLHeadingElement>(null);

  // The control that opened this is no longer in the panel.
  useEffect(() => {
    if (!hidden) heading.current?.focus();
  }, [hidden, section]);

  const retry = () => {
    heading.current?.focus();
    dispatch({ type: 'askSub', key: section });
  };

  return (
    <nav aria-label={subNavName(section, t)} hidden={hidden}>
      <h2 ref={heading} tabIndex={-1} sx={headingStyles}>
        <Link
          to={sectionPath(section, locale)}
          aria-current={sectionPath(section, locale) === path ? 'page' : undefined}
        >
          {t(`nav.${section}`)}
        </Link>
      </h2>
      <div role="status">{waiting && <Spinner label={t('nav.loading')} />}</div>
      {!state.loading && parts && <parts.List section={section} data={parts.data} path={path} />}
      {!state.loading && !parts && (
        <p role="alert">
          {t('nav.failed')}{' '}
          <button type="button" sx={retryStyles} onClick={retry}>
            {t('nav.retry')}
          </button>
        </p>
      )}
    </nav>
  );
}
