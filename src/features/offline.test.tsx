import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderInPage } from '../../tests/render-page';
import { NewsletterLink } from './newsletter/newsletter-link';
import { opener, showButton } from './search/testing/sample-search';
import { SheetButton } from './sheet/sheet-button';
import { SheetLink } from './sheet/sheet-link';
import { sampleSheet, sampleSheetWork } from './sheet/testing/sample-sheet';
import { linkTo, prepareWindow, showPage } from './viewer/testing/sample-viewer';
import { replaceByFile } from './viewer/viewer-entry';

jest.mock('./newsletter/newsletter-dialog', () => {
  throw new Error('Loading chunk failed');
});
jest.mock('./sheet/file/sheet-maker', () => {
  throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
});
jest.mock('./search/box/search-box', () => {
  throw new Error('Loading chunk failed');
});
jest.mock('./viewer/viewer', () => {
  throw new Error('Loading chunk failed');
});
jest.mock('./viewer/viewer-entry', () => ({
  ...jest.requireActual('./viewer/viewer-entry'),
  replaceByFile: jest.fn(),
}));

describe('newsletter link offline', () => {
  it('leads to the form on the page when the dialog cannot be fetched, and a reload has not helped', async () => {
    sessionStorage.setItem('chunk-reload:/', String(Date.now()));
    renderInPage(<NewsletterLink />);
    await userEvent.click(screen.getByRole('link', { name: 'newsletter' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/contact#newsletter'));
  });
});

describe('sheet link offline', () => {
  beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  describe('when the code that makes the file can’t be fetched', () => {
    it('the work’s page leads to the page of the sheet', async () => {
      renderInPage(<SheetLink path="/works/banc/pdf" work={sampleSheetWork()} />);
      fireEvent.click(screen.getByRole('link', { name: 'pdf sheet' }));
      expect(await screen.findByRole('link', { name: 'open the sheet’s page' })).toHaveAttribute(
        'href',
        '/works/banc/pdf',
      );
      expect(screen.getByRole('status')).toHaveTextContent('The sheet could not be made.');
    });

    it.each([
      ['en', 'pdf sheet', 'Print this page instead'],
      ['fr', 'fiche pdf', 'Imprimez plutôt cette page'],
    ] as const)('the sheet’s page says that it can be printed, in %s', async (locale, name, advice) => {
      renderInPage(<SheetButton view={sampleSheet()} />, { locale });
      const button = screen.getByRole('button', { name });
      fireEvent.click(button);
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(await screen.findByText(new RegExp(advice))).toHaveAttribute('role', 'status');
      expect(button).toHaveAttribute('aria-disabled', 'false');
    });
  });
});

describe('search offline', () => {
  it('leads to all works when the box can’t be fetched', async () => {
    jest.mocked(navigate).mockClear();
    window.history.replaceState(null, '', '/about?q=lamp');
    showButton();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/works/type/all'));
    expect(window.location.search).toBe('');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener());
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
  });
});

describe('viewer offline', () => {
  beforeEach(() => {
    jest.mocked(replaceByFile).mockClear();
    prepareWindow();
    // A reload has not helped.
    sessionStorage.setItem('chunk-reload:/works/arche', String(Date.now()));
  });

  it('follows the link to the picture when the viewer cannot be fetched', async () => {
    showPage();
    await userEvent.click(linkTo('side'));
    await waitFor(() => expect(replaceByFile).toHaveBeenCalledWith('/media/side-xl.jpg'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays on the page for a visitor whose address names the picture, whose links work', async () => {
    window.history.replaceState(null, '', '#picture-2');
    showPage();
    await act(async () => undefined);
    await waitFor(() => expect(linkTo('side')).toHaveFocus());
    expect(replaceByFile).not.toHaveBeenCalled();
    await userEvent.click(linkTo('side'));
    await waitFor(() => expect(replaceByFile).toHaveBeenCalledTimes(1));
  });
});
