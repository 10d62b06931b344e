import { sampleContext } from '../../components/testing/sample-context';
import { sampleHdImage } from '../../gallery/testing/samples';
import { toHdImageView } from './hd-image-view';

const context = sampleContext('fr', { mediaOrigin: 'https://media.example', today: '2026-11-20' });
const image = sampleHdImage();

describe('toHdImageView', () => {
  it('says what a large picture costs, and who took it', () => {
    expect(toHdImageView({ ...image, credit: 'Pauline Estève' }, context)).toEqual({
      url: 'https://media.example/hd/quai.jpg',
      filename: 'quai.jpg',
      bytes: 5_240_000,
      details: 'JPEG, 5,2\u00a0Mo',
      pixels: '4000 × 3000\u00a0px',
      credit: 'Pauline Estève',
    });
  });

  it('credits nobody where nobody is named', () => {
    expect(toHdImageView(image, context)).not.toHaveProperty('credit');
    expect(toHdImageView({ ...image, credit: '' }, context)).not.toHaveProperty('credit');
  });
});
