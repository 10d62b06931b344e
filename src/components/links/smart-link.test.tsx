import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderInPage } from '../../../tests/render-page';
import { SmartLink } from './smart-link';

const linkTo = (to: string) => {
  renderInPage(
    <SmartLink to={to} className="small">
      see
    </SmartLink>,
  );
  return screen.getByRole('link', { name: 'see' });
};

beforeEach(() => jest.mocked(navigate).mockClear());

describe('SmartLink', () => {
  it('stays on the site for a path', async () => {
    const link = linkTo('/works/quai');
    expect(link).toHaveClass('small');
    await userEvent.click(link);
    expect(navigate).toHaveBeenCalledWith('/works/quai');
  });

  it.each(['https://fair.example/', 'mailto:bonjour@gallery.example', '//fair.example'])(
    'leaves %s to the browser',
    async (to) => {
      const link = linkTo(to);
      // Once everybody has seen the click: jsdom goes nowhere.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      expect(link).toHaveAttribute('href', to);
      expect(link).toHaveClass('small');
      await userEvent.click(link);
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});
