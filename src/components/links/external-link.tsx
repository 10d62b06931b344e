import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';

interface ExternalLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { t } = useTranslation();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      sx={{ variant: 'links.underlined' }}
    >
      {children} <span sx={{ variant: 'layout.visuallyHidden' }}>{t('nav.new-tab')}</span>
    </a>
  );
}
