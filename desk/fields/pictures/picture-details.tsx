import type { ComponentProps } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useSay } from '../../app/words';
import { RADIOS } from '../../theme/editor/fields';
import { ON_PHONE } from '../../theme/measures';
import { PartFindings } from '../parts/part-findings';
import { PartTexts } from '../parts/part-texts';
import { CreditField } from './credit-field';
import { PictureFiles } from './picture-files';
import { useSightOf } from './just-put';
import { ReadAgain } from './read-again';
import { useShown, withoutEmpty, type PictureValue, type ShownPicture } from './picture';

const styles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  columnGap: '28px',
  rowGap: 3,
  alignItems: 'start',
  pt: 3,
  // It has the focus once another picture is there; what is in it shows its own.
  outline: 'none',
  scrollMarginTop: 'calc(var(--desk-header) + 72px)',
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};
const shownStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 3,
  '& img': { display: 'block', width: '100%', height: 'auto', borderBottom: 'ink' },
  '& figcaption': { variant: 'text.note', color: 'muted', pt: 'touch' },
  [ON_PHONE]: { gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 200px))' },
};
const partStyles: ThemeUICSSObject = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' };

interface PictureDetailsProps extends ComponentProps<typeof PictureFiles> {
  /** Of the item, where it is checked part by part. */
  path?: string;
}

/** What a picture says: its descriptions by day and in the evening, and who took it. */
export function PictureDetails({ path, ...files }: PictureDetailsProps) {
  const say = useSay();
  const { picture, onChange } = files;
  const { file, alt, night } = picture;
  const shown = useShown([picture]);
  const place = useSightOf([file, night?.file]);
  const change = (part: Partial<{ [Name in keyof PictureValue]: PictureValue[Name] | undefined }>): void =>
    onChange(withoutEmpty({ ...picture, ...part } as PictureValue));
  return (
    <div ref={place} role="group" aria-label={say('editor.pictureSays')} tabIndex={-1} sx={styles}>
      <div sx={shownStyles}>
        <Shown of={shown[file]} name={file} caption={night && say('preview.day')} />
        {path && <PartFindings path={`${path}.file`} />}
        {night && <Shown of={shown[night.file]} name={night.file} caption={say('preview.evening')} />}
        {path && night && <PartFindings path={`${path}.night.file`} />}
      </div>
      <div sx={partStyles}>
        <ReadAgain picture={picture} />
        <PartTexts
          label={say('editor.alt')}
          path={path && `${path}.alt`}
          keepsEmpty
          value={alt}
          onChange={(next) => change({ alt: next ?? {} })}
        />
        {night && (
          <>
            <PartTexts
              label={say('editor.altNight')}
              path={path && `${path}.night.alt`}
              keepsEmpty
              value={night.alt}
              onChange={(next) => change({ night: { ...night, alt: next ?? {} } })}
            />
            <span sx={RADIOS}>
              <label>
                <input
                  type="checkbox"
                  checked={night.lamp === true}
                  onChange={({ target }) =>
                    change({ night: withoutEmpty({ ...night, lamp: target.checked || undefined }) })
                  }
                />
                {say('editor.lamp')}
              </label>
            </span>
          </>
        )}
        <CreditField {...{ path, picture }} onChange={(credit) => change({ credit })} />
        <PictureFiles {...files} />
      </div>
    </div>
  );
}

interface ShownProps {
  of: ShownPicture | undefined;
  name: string;
  /** Where there are two. */
  caption: string | undefined;
}

function Shown({ of: shown, name, caption }: ShownProps) {
  if (name === '') return null;
  return (
    <figure>
      {shown ? <img src={shown.url} width={shown.width} height={shown.height} alt="" /> : <span>{name}</span>}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
