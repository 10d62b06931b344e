import { fireEvent, screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { SheetButton } from './sheet-button';
import { SheetLink } from './sheet-link';
import { sampleSheet, sampleSheetWork } from './testing/sample-sheet';

jest.mock('./file/sheet-maker', () => {
  throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
});

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
