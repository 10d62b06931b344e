import { useRef, useState, type KeyboardEvent } from 'react';
import { LampSwitch } from '../../features/colour-mode/lamp-switch';
import { useMessages } from '../../i18n/use-messages';
import { Picture, type Light } from '../../media/picture';
import { isPortrait, type PictureView } from '../../media/picture-view';
import {
  countStyles,
  frameStyles,
  picturesStyles,
  switchBesideStyles,
  switchUnderStyles,
} from './work-pictures.styles';

const MAIN_SIZES = '(min-width: 1100px) 67vw, (min-width: 720px) 58vw, 100vw';

/**
 * A work's pictures: on the wall one below the other, on phones side by side to swipe, with their count.
 * A lamp has its switch, which overrides the mode of the page until one leaves it.
 */
export function WorkPictures({ pictures, title }: { pictures: readonly PictureView[]; title: string }) {
  const { t } = useMessages();
  const [light, setLight] = useState<Light>('lamp');
  const [shown, setShown] = useState(1);
  const strip = useRef<HTMLUListElement>(null);
  const lamp = pictures[0]?.night
    ? (place: 'beside' | 'under') => (
        <LampSwitch
          title={title}
          light={light}
          onChange={setLight}
          sx={place === 'beside' ? switchBesideStyles : switchUnderStyles}
        />
      )
    : undefined;

  const count = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.round(scrollLeft / clientWidth) + 1);
  };
  const scrollByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step) strip.current?.scrollBy({ left: step * strip.current.clientWidth });
  };

  const frames = pictures.length > 0 ? pictures : [undefined];
  return (
    <div sx={picturesStyles}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={strip}
        aria-label={t('work.pictures')}
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onScroll={count}
        onKeyDown={scrollByKey}
      >
        {frames.map((picture, index) => (
          <li
            key={picture?.jpeg.sm ?? 'missing'}
            data-frame={frameOf(picture, index)}
            data-veil="thin"
            sx={frameStyles}
          >
            <Picture
              picture={picture}
              sizes={MAIN_SIZES}
              eager={index === 0}
              light={index === 0 ? light : 'lamp'}
              fill={index === 0}
            />
            {index === 0 && lamp?.('beside')}
          </li>
        ))}
      </ul>
      {(pictures.length > 1 || lamp) && (
        <div sx={countStyles}>
          <span aria-hidden="true">
            {pictures.length > 1 && t('work.picture-count', { index: shown, count: pictures.length })}
          </span>
          {lamp?.('under')}
        </div>
      )}
    </div>
  );
}

/** Where a picture hangs: the main one first, then wide and tall places in turn (design page, '3 Work'). */
function frameOf(picture: PictureView | undefined, index: number): string {
  const tall = !picture || isPortrait(picture);
  if (index === 0) return tall ? 'main-tall' : 'main-wide';
  return tall ? 'tall' : 'wide';
}
