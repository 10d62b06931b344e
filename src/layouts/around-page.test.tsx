import { screen } from '@testing-library/react';
import { renderInPage, TEST_SITE } from '../../tests/render-page';
import type { LocaleCode } from '../i18n/locales';
import { Footer } from './footer';
import { Header } from './default-layout';

const site = {
  ...TEST_SITE,
  socialNetworks: [
    { url: 'https://pictures.example/m', social_network: 'pictures' },
    { url: 'https://pins.example/m', social_network: 'pins' },
  ],
  credits: [
    { role: 'Photographs', name: 'Studio' },
    { role: 'Development', name: 'Atelier', url: 'https://atelier.example' },
  ],
};

const show = (locale: LocaleCode = 'en') =>
  renderInPage(
    <>
      <Header path="/about" languageSwitch={null} />
      <Footer site={site} languageSwitch={null} />
    </>,
    { locale },
  );

describe('what stands around a page', () => {
  it.each([
    ['en', '/'],
    ['fr', '/fr'],
  ] as const)('begins with the name of the site, French in %s as well, which leads home', (locale, home) => {
    show(locale);
    const name = screen.getByRole('link', { name: 'meubles et lumières' });
    expect(name).toHaveTextContent('meubles et lumières');
    expect(name).toHaveAttribute('lang', 'fr');
    expect(name).toHaveAttribute('href', home);
  });

  it.each([
    ['en', '(new tab)'],
    ['fr', '(nouvel onglet)'],
  ] as const)('leads to each social network of the settings in a new tab, in %s', (locale, tab) => {
    show(locale);
    for (const { url, social_network } of site.socialNetworks) {
      const link = screen.getByRole('link', { name: `${social_network} ${tab}` });
      expect(link).toHaveAttribute('href', url);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('ends with a line for each who has made the site', () => {
    show();
    expect(screen.getByText('Studio').parentElement).toHaveTextContent('Photographs: Studio');
    expect(screen.getByRole('link', { name: 'Atelier' })).toHaveAttribute('href', 'https://atelier.example');
  });
});
