import { toPictureView } from '../../../media/picture-view';
import { sampleImage } from '../../../media/testing/sample-image';
import { naturalSize } from '../files/picture-files';

const picture = (width: number, height: number) => toPictureView(sampleImage('a', { width, height }), '');

describe('naturalSize', () => {
  it('is the original’s, where it can be had', () => {
    const original = { url: '/hd/a.jpg', width: 6000, height: 4500 };
    expect(naturalSize({ ...picture(6000, 4500), original })).toEqual({ width: 6000, height: 4500 });
  });

  it('is else the largest derivative’s, in the same proportions', () => {
    expect(naturalSize(picture(6000, 4500))).toEqual({ width: 2400, height: 1800 });
    expect(naturalSize(picture(1152, 1440))).toEqual({ width: 1152, height: 1440 });
  });
});
