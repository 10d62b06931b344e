import { useEffect, useRef, useState } from 'react';
import { useLights } from '../../app/lights';
import { noteTakenCredit } from '../../app/uploads/taken-credits';
import { useSay } from '../../app/words';
import { useEditor, useField } from '../../editing/editor-context';
import type { FieldOf } from '../../kinds/kind';
import { WHOLE } from '../../theme/editor/fields';
import { FieldFrame } from '../parts/field-frame';
import { Places } from '../parts/places';
import { AddPictures } from './add-pictures';
import { asShown, useShown, type PictureValue } from './picture';
import { PictureDetails } from './picture-details';
import { asEvening, withUpload, type Origin } from './with-upload';

/** Pictures in their order, and what the one in hand says. */
export function PicturesField({ field: { path, word, isOne } }: { field: FieldOf<'pictures'> }) {
  const say = useSay();
  const isEvening = useLights() === 'dark';
  const { shelf, id } = useEditor();
  const { value, change, findings } = useField<PictureValue[] | PictureValue>(path);
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
  const put = (next: readonly PictureValue[], inHand: string | undefined): void => {
    latest.current = next;
    write(next);
    setChosen(inHand);
  };
  const add = (added: readonly PictureValue[]): void =>
    put(isOne ? added.slice(0, 1) : [...latest.current, ...added], added[0]?.file);
  const origins = useRef(new Map<string, Origin>());
  /** The upload in hand. */
  const newest = useRef<string>();
  const addUpload = (file: string, own: Origin): void => {
    if (isOne) return add([{ file, alt: {} }]);
    origins.current.set(file, own);
    const next = withUpload(latest.current, file, origins.current);
    // The first of several is the one to be described first, whichever has arrived before it.
    const first = next.find((one) => one.file === newest.current && Object.keys(one.alt).length === 0);
    const isLater = first && (origins.current.get(first.file)?.key ?? own.key) < own.key;
    const added = next.find((one) => one.file === file || one.night?.file === file);
    if (added?.file === file) noteTakenCredit(file, added.credit);
    newest.current = isLater ? first.file : added?.file;
    put(next, newest.current);
  };
  const pathOf = (index: number): string => (isOne ? path : `${path}.${index}`);
  const lacking = (index: number): number =>
    findings.filter((one) => one.severity === 'error' && one.path.startsWith(`${pathOf(index)}.`)).length;
  // That there is none is said as advice below.
  const isMissed = findings.some(({ name }) => name === 'noPicture');
  const isPairable = at > 0 && inHand && !inHand.night && !pictures[at - 1]?.night;
  function firstOf(file: string): number {
    return pictures.findIndex((one) => one.file === file);
  }
  return (
    <div sx={WHOLE}>
      <FieldFrame
        {...{ path, word }}
        isGroup
        showsParts
        read={(was) => say('pictures.number', { count: [was].flat().length })}
      >
        {() => (
          <>
            {pictures.length === 0 && !isMissed && (
              <p sx={{ variant: 'text.muted' }}>{say('editor.noPictures')}</p>
            )}
            {!isOne && (
              <Places
                label={say(`fields.${word}`)}
                keys={keys}
                nameOf={(key) => say('editor.picture', { number: keys.indexOf(key) + 1 })}
                partOf={(key) => pathOf(keys.indexOf(key))}
                lackOf={(key) => {
                  const count = lacking(keys.indexOf(key));
                  return count > 0 ? say('editor.missing', { count }) : undefined;
                }}
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
                onPicture={({ file }, own) => addUpload(file, own)}
                onChosen={(lines) => add(lines.map(asShown))}
              />
            )}
            {inHand && (
              <PictureDetails
                key={keys[at]}
                path={pathOf(at)}
                picture={inHand}
                evening={
                  isPairable
                    ? { of: at, onPair: () => put(asEvening(pictures, at), pictures[at - 1]?.file) }
                    : undefined
                }
                // Another file in its place is in hand as the one before was.
                onChange={(next) => put(pictures.with(at, next), next.file)}
                onRemove={() => write(pictures.filter((_, index) => index !== at))}
              />
            )}
          </>
        )}
      </FieldFrame>
    </div>
  );
}
