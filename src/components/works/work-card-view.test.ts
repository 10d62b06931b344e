import { sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { sampleContext } from '../testing/sample-context';
import { toWorkCardView } from './work-card-view';

const context = sampleContext('fr', { mediaOrigin: 'https://media.example', today: '2026-11-20' });

describe('toWorkCardView', () => {
  it('tells a work as its caption does', () => {
    const work = {
      ...sampleWork('banc-quai'),
      creators: [
        { slug: 'a', name: 'Arc' },
        { slug: 'b', name: 'Bois' },
      ],
      date: 'vers 1955',
      availability: 'sold' as const,
      image: sampleImage('quai'),
    };
    expect(toWorkCardView(work, context)).toMatchObject({
      path: '/fr/oeuvres/banc-quai',
      creators: 'Arc et Bois',
      title: 'Work banc-quai',
      date: 'vers 1955',
      sold: true,
      picture: { jpeg: { sm: 'https://media.example/media/quai-sm.jpg' } },
    });
  });

  it('knows a work of which there is but a title', () => {
    expect(toWorkCardView(sampleWork('x'), context)).toEqual({
      path: '/fr/oeuvres/x',
      slugs: { en: 'x', fr: 'x' },
      creators: '',
      title: 'Work x',
      sold: false,
    });
  });
});
