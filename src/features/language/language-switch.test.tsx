import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { LanguageSwitch } from './language-switch';
import { UntranslatedNotice } from './untranslated-notice';

const link = (name: string) =>
  within(screen.getByRole('list', { name: 'Langue' })).getByRole('link', { name });

describe('LanguageSwitch', () => {
  it('leads to the same page in each language, each in its own name', () => {
    const alternates = { en: '/works/quai-bench', fr: '/fr/oeuvres/banc-quai' };
    renderInPage(<LanguageSwitch route="works-slug" alternates={alternates} />, { locale: 'fr' });
    expect(link('English')).toHaveAttribute('href', '/works/quai-bench');
    expect(link('English')).toHaveAttribute('hreflang', 'en');
    expect(link('English')).toHaveAttribute('lang', 'en');
    expect(link('English')).not.toHaveAttribute('aria-current');
    expect(link('français')).toHaveAttribute('href', '/fr/oeuvres/banc-quai');
    expect(link('français')).toHaveAttribute('aria-current', 'true');
  });

  it('leads to the notice on the list where there is no translation', () => {
    const alternates = { en: null, fr: '/fr/presse/revue' };
    renderInPage(
      <>
        <LanguageSwitch route="press-slug" alternates={alternates} />
        <UntranslatedNotice />
      </>,
      { locale: 'fr' },
    );
    const notice = screen.getByText('Cette page n’a pas été traduite', { exact: false });
    expect(link('English')).toHaveAttribute('href', `/press#${notice.id}`);
  });
});
