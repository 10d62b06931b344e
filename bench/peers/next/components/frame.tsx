import Link from 'next/link';
import type { ReactNode } from 'react';
import type { PageView } from '../../content/page-view';
import { SiteHeader } from '../../islands/site-header';

/** What all pages have around their own. */
export function Frame({ page, children }: { page: PageView; children: ReactNode }) {
  const { words, site, menu, languages, locale } = page;
  const { contact } = site;
  const languageLinks = (
    <ul aria-label={words.language}>
      {languages.map(({ code, name, path, own }) => (
        <li key={code}>
          {/* Each language has a document of its own. */}
          <a href={path} lang={code} hrefLang={code} aria-current={own ? 'true' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: page.jsonLd }} />
      <a href="#content">{words.skip}</a>
      <header>
        <Link href={locale === 'en' ? '/' : '/fr'}>{site.name}</Link>
        <SiteHeader words={{ menu: words.menu, close: words.close, lights: words.lights }}>
          <nav aria-label={words.main}>
            <ul>
              {menu.map(({ label, path, current }) => (
                <li key={path}>
                  <Link href={path} aria-current={current ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {languageLinks}
        </SiteHeader>
      </header>
      <main id="content">{children}</main>
      <footer>
        <address>
          {contact.street}
          <br />
          {contact.postal_code} {contact.city}
          <br />
          <a href={`tel:${contact.phone}`}>{contact.phone}</a>
          <br />
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </address>
        <ul>
          {contact.opening_hours.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ul>
          {site.social_networks.map(({ url, social_network }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {social_network}
              </a>
            </li>
          ))}
        </ul>
        <ul>
          {site.credits.map(({ role, name }) => (
            <li key={role}>
              {role}: {name}
            </li>
          ))}
        </ul>
        {languageLinks}
      </footer>
    </>
  );
}
