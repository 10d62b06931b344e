import { EditorLink } from '../../app/items/editor-link';
import { faultWords } from '../../app/parts/fault-text';
import { State } from '../../app/parts/state';
import { useSay } from '../../app/words';
import { FLOOR_LINES } from '../../theme/shelf/shelf-hand';
import type { PictureNews } from './use-picture-acts';

/** In a sentence; read aloud, as the floor's state is. */
export function PictureNewsText({ news }: { news: PictureNews }) {
  const say = useSay();
  if (news.is === 'failed')
    return (
      <State is="refused">
        {say('items.notDone')}
        {faultWords(say, news.error)}
      </State>
    );
  if (news.is === 'putBack') return <>{say('pictures.putBack', { file: news.file })}</>;
  if (news.is !== 'replaced') {
    const [file = ''] = news.files;
    return <>{say(`pictures.${news.is}`, { file, count: news.files.length })}</>;
  }
  const { file, was, items } = news;
  const [first] = items;
  return (
    <span sx={FLOOR_LINES}>
      <span>{say('pictures.replaced', { file, was, count: items.length })}</span>
      <small>
        {first && (
          <EditorLink shelf={first.shelf} id={first.id}>
            {say('pictures.readAgain')}
          </EditorLink>
        )}
      </small>
    </span>
  );
}
