import type { ThemeUICSSObject } from 'theme-ui';
import { useLights } from '../../app/lights';
import { useSay } from '../../app/words';
import { RADIOS } from '../../theme/editor/fields';
import { ON_PHONE } from '../../theme/measures';
import { Labelled } from '../parts/labelled';
import { PartTexts } from '../parts/part-texts';
import { TextInput } from '../parts/text-input';
import { PictureFiles } from './picture-files';
import { ReadAgain } from './read-again';
import { useShown, withoutEmpty, type PictureValue } from './picture';

const styles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  columnGap: '28px',
  rowGap: 3,
  alignItems: 'start',
  pt: 3,
  '& > img': { width: '100%', height: 'auto', borderBottom: 'ink' },
  [ON_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > img': { maxWidth: '200px' } },
};
const partStyles: ThemeUICSSObject = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' };

interface PictureDetailsProps {
  picture: PictureValue;
  onChange: (picture: PictureValue) => void;
  onRemove?: (() => void) | undefined;
}

/** What a picture says: its descriptions by day and in the evening, and who took it. */
export function PictureDetails({ picture, onChange, onRemove }: PictureDetailsProps) {
  const say = useSay();
  const isEvening = useLights() === 'dark';
  const { file, alt, credit, night } = picture;
  const shown = useShown([picture])[isEvening && night ? night.file : file];
  const change = (part: Partial<{ [Name in keyof PictureValue]: PictureValue[Name] | undefined }>): void =>
    onChange(withoutEmpty({ ...picture, ...part } as PictureValue));
  return (
    <div sx={styles}>
      {shown ? <img src={shown.url} width={shown.width} height={shown.height} alt="" /> : <span>{file}</span>}
      <div sx={partStyles}>
        <ReadAgain picture={picture} />
        <PartTexts
          label={say('editor.alt')}
          keepsEmpty
          value={alt}
          onChange={(next) => change({ alt: next ?? {} })}
        />
        {night && (
          <>
            <PartTexts
              label={say('editor.altNight')}
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
        <Labelled label={say('editor.credit')}>
          {(id) => (
            <TextInput
              {...id}
              value={credit ?? ''}
              onChange={(text) => change({ credit: text || undefined })}
            />
          )}
        </Labelled>
        <PictureFiles picture={picture} onChange={onChange} onRemove={onRemove} />
      </div>
    </div>
  );
}
