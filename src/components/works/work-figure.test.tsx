import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { renderInPage } from '../../../tests/render-page';
import { slugsOf } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { toPictureView } from '../../media/picture-view';
import { WorkFigure } from './work-figure';

const work = {
  path: '/fr/oeuvres/quai',
  slugs: slugsOf({ en: 'quai', fr: 'quai' }),
  creators: 'Odile Arc',
  title: 'Banc Quai',
  date: 'vers 1955',
  sold: true,
  picture: toPictureView(sampleImage('quai'), ''),
};

describe('WorkFigure', () => {
  it('is one link, named by its label alone', () => {
    renderInPage(<WorkFigure work={work} sizes="50vw" />, { locale: 'fr' });
    const link = screen.getByRole('link', { name: /^Odile Arc Banc Quai ?, vers 1955 vendu$/ });
    expect(link).toHaveAttribute('href', '/fr/oeuvres/quai');
    expect(link.querySelector('img')).toHaveAttribute('alt', '');
  });

  it('says nothing of a date that is not known, nor of a work that can be bought', () => {
    renderInPage(
      <WorkFigure work={{ ...work, date: undefined, sold: false, picture: undefined }} sizes="50vw" />,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName('Odile Arc Banc Quai');
  });

  it('has the sign that takes the work along beside the link, not in it', async () => {
    renderInPage(<WorkFigure work={work} sizes="50vw" />);
    const mark = screen.getByRole('button', { name: 'Add Banc Quai to the selection' });
    expect(mark.closest('a')).toBeNull();
    await userEvent.click(mark);
    expect(mark).toHaveAttribute('aria-pressed', 'true');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('can have another control in its place, or none', () => {
    const { rerender } = renderInPage(
      <WorkFigure work={work} sizes="50vw" control={<button type="button">other</button>} />,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['other']);
    rerender(<WorkFigure work={work} sizes="50vw" control={null} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
