import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ActionLink } from '../../components/links/action-link';
import { Link } from '../../components/links/link';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';
import { NewsletterLink } from '../newsletter/newsletter-link';
import { loadSubNavigation } from './load-sub-navigation';
import { largeLinkStyles, sectionStyles, smallLinkStyles, subControlStyles } from './menu.styles';
import { currentness, menuLinks } from './menu-links';
import { useNavigation } from './navigation-provider';
import type { SubNavKey } from './navigation-state';
import { LIST_WORDS, subNavName } from './sections';

interface MainNavigationProps {
  path: string;
  hidden: boolean;
  /** Called before the newsletter's dialog opens. */
  onLeave: () => void;
}

export const subControlId = (section: SubNavKey): string => `menu-${section}`;

export function MainNavigation({ path, hidden, onLeave }: MainNavigationProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { dispatch } = useNavigation();
  const { sections, pages } = menuLinks(locale);
  const current = (link: (typeof pages)[number]) => currentness(link, path, routePath('index', locale));
  // Loads ahead; if this fails, the click tries again and says so.
  const expect = () => void loadSubNavigation(locale).catch(() => undefined);

  return (
    <nav aria-label={t('nav.label')} hidden={hidden}>
      <ul>
        {sections.map((link) => (
          <li key={link.key} sx={sectionStyles}>
            <Link to={link.path} aria-current={current(link)} sx={largeLinkStyles}>
              {t(link.key)}
            </Link>
            <ActionLink
              id={subControlId(link.sub)}
              href={link.path}
              aria-label={subNavName(link.sub, t)}
              sx={subControlStyles}
              onPointerEnter={expect}
              onFocus={expect}
              onAction={() => dispatch({ type: 'askSub', key: link.sub })}
            >
              {t(LIST_WORDS[link.sub])}
            </ActionLink>
          </li>
        ))}
      </ul>
      <ul>
        {pages.map((link) => (
          <li key={link.key}>
            <Link to={link.path} aria-current={current(link)} sx={smallLinkStyles}>
              {t(link.key)}
            </Link>
          </li>
        ))}
        <li>
          <NewsletterLink sx={smallLinkStyles} beforeOpen={onLeave} />
        </li>
      </ul>
    </nav>
  );
}
