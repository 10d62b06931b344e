import { useEffect, useRef, useState } from 'react';
import { useLights } from '../../app/lights';
import { useSay } from '../../app/words';
import { creditOf } from '../../app/uploads/add-to-item';
import { useEditor, useField } from '../../editing/editor-context';
import type { FieldOf } from '../../kinds/kind';
import { WHOLE } from '../../theme/editor/fields';
import { FieldFrame } from '../parts/field-frame';
import { Places } from '../parts/places';
import { AddPictures } from './add-pictures';
import { asShown, useShown, type PictureValue } from './picture';
import { PictureDetails } from './picture-details';

/** Pictures in their order, and what the one in hand says. */
export function PicturesField({ field: { path, word, isOne } }: { field: FieldOf<'pictures'> }) {
  const say = useSay();
  const isEvening = useLights() === 'dark';
  const { shelf, id } = useEditor();
  const { value, change } = useField<PictureValue[] | PictureValue>(path);
  const [chosen, setChosen] = useState<string>();
  const pictures = Array.isArray(value) ? value : value ? [value] : [];
  const keys = pictures.map(({ file }, index) => (firstOf(file) === index ? file : `${file} ${index}`));
  const shown = useShown(pictures);
  const at = Math.max(0, keys.indexOf(chosen ?? ''));
  const inHand = pictures[at];
  const write = (next: readonly PictureValue[]): void =>
    change(isOne ? (next[0] ?? null) : next.length > 0 ? [...next] : null);
  // Several arrive one after the other, later than this was rendered.
  const latest = useRef<readonly PictureValue[]>(pictures);
  useEffect(() => void (latest.current = pictures));
  const add = (added: readonly PictureValue[]): void => {
    latest.current = isOne ? added.slice(0, 1) : [...latest.current, ...added];
    write(latest.current);
    setChosen(added[0]?.file);
  };
  function firstOf(file: string): number {
    return pictures.findIndex((one) => one.file === file);
  }
  return (
    <div sx={WHOLE}>
      <FieldFrame {...{ path, word }} isGroup>
        {() => (
          <>
            {pictures.length === 0 && <p sx={{ variant: 'text.muted' }}>{say('editor.noPictures')}</p>}
            {!isOne && (
              <Places
                label={say(`field.${word}`)}
                keys={keys}
                nameOf={(key) => say('editor.picture', { number: keys.indexOf(key) + 1 })}
                show={(key) => {
                  const picture = pictures[keys.indexOf(key)];
                  const there =
                    picture && shown[isEvening && picture.night ? picture.night.file : picture.file];
                  return there ? (
                    <img src={there.url} width={there.width} height={there.height} alt="" />
                  ) : null;
                }}
                onOrder={(order) => write(order.flatMap((key) => pictures[keys.indexOf(key)] ?? []))}
                chosen={keys[at]}
                onChoose={setChosen}
              />
            )}
            {!(isOne && inHand) && (
              <AddPictures
                isMany={!isOne}
                place={{ shelf, id, path, isOne: isOne === true }}
                onPicture={({ file }) => add([{ file, alt: {}, ...creditOf(latest.current) }])}
                onChosen={(lines) => add(lines.map(asShown))}
              />
            )}
            {inHand && (
              <PictureDetails
                key={keys[at]}
                picture={inHand}
                onChange={(next) => write(pictures.map((one, index) => (index === at ? next : one)))}
                onRemove={() => write(pictures.filter((_, index) => index !== at))}
              />
            )}
          </>
        )}
      </FieldFrame>
    </div>
  );
}
