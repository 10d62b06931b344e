import { screen } from '@testing-library/react';
import { renderInPage } from '../../../tests/render-page';
import { sampleImage } from '../../media/testing/sample-image';
import { toPictureView } from '../../media/picture-view';
import { PictureCredits } from './picture-credits';

const by = (id: string, credit?: string) =>
  toPictureView({ ...sampleImage(id), ...(credit && { credit }) }, '');

describe('PictureCredits', () => {
  it('names each photographer once', () => {
    renderInPage(
      <PictureCredits pictures={[by('a', 'Estève'), undefined, by('b', 'Contrejour'), by('c', 'Estève')]} />,
    );
    expect(screen.getByText('Photographs: Estève and Contrejour')).toBeInTheDocument();
  });

  it('is nothing where nobody is named', () => {
    renderInPage(<PictureCredits pictures={[by('a')]} />);
    expect(screen.queryByText(/Photographs/)).not.toBeInTheDocument();
  });
});
