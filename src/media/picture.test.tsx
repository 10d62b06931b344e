import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../tests/render-page';
import { Picture } from './picture';
import { toPictureView } from './picture-view';
import { sampleImage } from './testing/sample-image';

const day = toPictureView(sampleImage('day'), '');
const lamp = { ...day, night: toPictureView(sampleImage('night'), '') };

describe('Picture', () => {
  it('shows the picture with its description, and waits until it comes near', () => {
    const { container } = renderInPage(<Picture picture={day} sizes="50vw" />);
    expect(screen.getByAltText('Picture day')).toHaveAttribute('loading', 'lazy');
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('[data-light]')).toBeNull();
  });

  it('is silent where the words beside it say the same', () => {
    renderInPage(<Picture picture={day} sizes="50vw" alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('loads the first picture of a page at once, never the one of the night', () => {
    const { container } = renderInPage(<Picture picture={lamp} sizes="50vw" eager />);
    const first = screen.getByAltText('Picture day');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    const night = container.querySelector('[data-night] img');
    expect(night).toHaveAttribute('loading', 'lazy');
    expect(night).not.toHaveAttribute('fetchpriority');
  });

  it.each(['lamp', 'on', 'off'] as const)(
    'lights the night of a lamp that is ‘%s’, without a second description',
    (light) => {
      const { container } = renderInPage(<Picture picture={lamp} sizes="50vw" light={light} />);
      expect(container.querySelector('[data-light]')).toHaveAttribute('data-light', light);
      expect(container.querySelector('[data-night] img')).toHaveAttribute('alt', '');
      expect(screen.getAllByRole('img')).toHaveLength(1);
    },
  );

  it('keeps the day until the file of the night has come and is decoded', async () => {
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const { container } = renderInPage(<Picture picture={lamp} sizes="50vw" light="on" />);
    const night = container.querySelector('[data-night]')!;
    fireEvent.load(screen.getByAltText('Picture day'));
    expect(night).toHaveAttribute('data-came', 'false');
    fireEvent.load(night.querySelector('img')!);
    expect(night).toHaveAttribute('data-came', 'false');
    await waitFor(() => expect(night).toHaveAttribute('data-came', 'true'));
  });

  it('is an empty wall without a picture', () => {
    const { container } = renderInPage(<Picture picture={undefined} sizes="50vw" className="frame" />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.frame')).toBeEmptyDOMElement();
  });
});
