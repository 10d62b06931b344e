import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkTo, prepareWindow, showPage } from './testing/sample-viewer';
import { replaceByFile } from './viewer-entry';

jest.mock('./viewer', () => {
  throw new Error('Loading chunk failed');
});
jest.mock('./viewer-entry', () => ({ ...jest.requireActual('./viewer-entry'), replaceByFile: jest.fn() }));

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
