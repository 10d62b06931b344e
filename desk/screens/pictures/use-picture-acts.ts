import { useState } from 'react';
import type { PictureUse } from '../../../api/media/contract/pictures';
import { call } from '../../app/line/call';
import { forget, useChange } from '../../app/data';
import { useTakeBack } from '../../app/lists/use-take-back';
import { forgetBelow } from '../../app/lists/use-pages';

/** What the floor says happened. */
export type PictureNews =
  | { is: 'removed' | 'broughtBack'; files: readonly string[]; takeBack?: () => void }
  | {
      is: 'replaced';
      file: string;
      was: string;
      items: readonly PictureUse[];
      takeBack: () => void;
    }
  | { is: 'putBack'; file: string }
  | { is: 'failed'; error: unknown };

export type PictureActs = ReturnType<typeof usePictureActs>;
/** As many as the server takes at once. */
const MOST = 500;

interface Swap {
  file: string;
  by: string;
}

async function removeEach(files: readonly string[]): Promise<string[]> {
  const aside: string[] = [];
  for (let at = 0; at < files.length; at += MOST) {
    const answer = await call('POST /pictures/remove', { body: { files: files.slice(at, at + MOST) } });
    aside.push(...answer.aside);
  }
  return aside;
}

async function bringEach(aside: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (let at = 0; at < aside.length; at += MOST) {
    const part = { aside: aside.slice(at, at + MOST) };
    files.push(...(await call('POST /pictures/bring-back', { body: part })).files);
  }
  return files;
}

/** What can be done to pictures of the library, each with its way back. */
export function usePictureActs({ onReplaced }: { onReplaced: (file: string) => void }) {
  const [news, setNews] = useState<PictureNews>();
  const onError = (error: unknown) => setNews({ is: 'failed', error });
  const again = async (): Promise<void> => {
    await Promise.all([forgetBelow('/library'), forget('/deleted')]);
  };

  const bringing = useChange(bringEach, (files) => {
    setNews({ is: 'broughtBack', files });
    return again();
  });
  const removing = useChange(removeEach, (aside, files) => {
    setNews({ is: 'removed', files, takeBack: () => bringing.mutate(aside, { onError }) });
    return again();
  });
  const puttingBack = useChange(
    ({ file, by }: Swap) => call('POST /pictures/replace', { body: { file, by } }),
    async (_, { by }) => {
      setNews({ is: 'putBack', file: by });
      await again();
      onReplaced(by);
    },
  );
  const replacing = useChange(
    ({ file, by }: Swap) => call('POST /pictures/replace', { body: { file, by } }),
    async ({ items }, { file, by }) => {
      const takeBack = () => puttingBack.mutate({ file: by, by: file }, { onError });
      setNews({ is: 'replaced', file: by, was: file, items, takeBack });
      await again();
      onReplaced(by);
      // Items that are open elsewhere on this desk show another picture now.
      for (const { shelf, id } of items) void forget('/items/:shelf/:id', { params: { shelf, id } });
    },
  );
  const takeBack = news && 'takeBack' in news ? news.takeBack : undefined;
  useTakeBack(takeBack);
  return {
    news,
    takeBack,
    clear: () => setNews(undefined),
    isBusy: [bringing, removing, replacing, puttingBack].some(({ isPending }) => isPending),
    remove: (files: readonly string[]) => removing.mutate(files, { onError }),
    replace: (file: string, by: string) => replacing.mutate({ file, by }, { onError }),
    putBack: (file: string, was: string) => puttingBack.mutate({ file, by: was }, { onError }),
  };
}
