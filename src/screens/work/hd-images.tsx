import { useMessages } from '../../i18n/use-messages';
import { hdStyles } from './hd-images.styles';
import type { WorkView } from './work-view';

/** The originals to download, each with its dimensions and size; plain links, so that they work without scripts. */
export function HdImages({ images }: { images: WorkView['hdImages'] }) {
  const { t } = useMessages();
  return (
    <ul sx={hdStyles}>
      {images.map(({ url, filename, details, pixels }) => (
        <li key={url}>
          <a
            href={url}
            download={filename}
            aria-label={`${t('work.hd-download', { name: filename })}, ${pixels}, ${details}`}
          >
            {filename}
          </a>
          <span aria-hidden="true">
            {pixels}, {details}
          </span>
        </li>
      ))}
    </ul>
  );
}
