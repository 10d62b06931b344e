import type { ThemeUICSSObject } from 'theme-ui';
import { SideBySideLink } from '../../features/side-by-side/side-by-side-link';
import { useMessages } from '../../i18n/use-messages';
import type { SelectionFloor } from './use-floor';

const pictureStyles: ThemeUICSSObject = {
  display: 'none',
  '@media print': { display: 'block', width: '100%', height: 'auto', pb: '6mm', breakInside: 'avoid' },
};

export function FloorLink({ floor }: { floor: SelectionFloor }) {
  const { pieces, leftOut, arranged, url, setPicture } = floor;
  return <SideBySideLink {...{ pieces, leftOut, arranged, url }} back="selection" onPicture={setPicture} />;
}

/** On paper alone: the works as they stand side by side. */
export function FloorPicture({ floor: { picture } }: { floor: SelectionFloor }) {
  const { t } = useMessages();
  return picture ? <img src={picture} alt={t('model.floor')} sx={pictureStyles} /> : null;
}
