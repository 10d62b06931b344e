import { sampleWork } from '../../gallery/testing/samples';
import { sampleImage } from '../../media/testing/sample-image';
import { createPictureSharing } from './share-pictures';

const workWith = (slug: string, id: string, alt?: string) => ({
  ...sampleWork(slug),
  image: { ...sampleImage(id), ...(alt && { alt }) },
});

describe('sharing the pictures of a pull', () => {
  it('makes equal pictures one, however deep they stand', () => {
    const share = createPictureSharing();
    const lamp = share({ ...workWith('lampe', 'a'), images: [sampleImage('b')] });
    const bench = share({ ...sampleWork('banc'), related_works: [workWith('lampe', 'a')] });
    const listed = share([workWith('vase', 'b')]);
    expect(bench.related_works[0]?.image).toBe(lamp.image);
    expect(listed[0]?.image).toBe(lamp.images[0]);
  });

  it('changes nothing that an answer says', () => {
    const share = createPictureSharing();
    const night = { ...workWith('lampe', 'a').image, night: sampleImage('n') };
    const answer = () => ({ ...sampleWork('lampe'), image: night, related_works: [workWith('banc', 'b')] });
    expect(share(answer())).toEqual(answer());
    expect(share(answer())).toEqual(answer());
    expect(share('words')).toBe('words');
    expect(share([null, 3])).toEqual([null, 3]);
  });

  it('leaves apart what differs: words, files, the night', () => {
    const share = createPictureSharing();
    const first = share(workWith('lampe', 'a')).image;
    const french = share(workWith('lampe', 'a', 'Lampe')).image;
    const newer = { ...sampleImage('a'), sizes: sampleImage('a-2').sizes };
    const lit = { ...sampleImage('a'), night: sampleImage('n') };
    for (const other of [french, share(newer), share(lit)]) expect(other).not.toEqual(first);
    expect(share(newer).sizes.sm).toContain('a-2');
  });
});
