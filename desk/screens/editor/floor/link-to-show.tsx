import { useState } from 'react';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { keepAnswer, forget, useAnswer, useChange } from '../../../app/data';
import { call } from '../../../app/line/call';
import { Button } from '../../../app/parts/button';
import { Choices } from '../../../app/parts/choices';
import { FaultText } from '../../../app/parts/fault-text';
import { mailtoOf } from '../../../app/parts/mailto';
import { Panel } from '../../../app/parts/panel';
import { Said } from '../../../app/parts/said';
import { useLanguage } from '../../../app/words';
import type { GivenLink } from '../../../../api/content/contract/given-links';
import { languageName } from '../../../../api/desk/contract/languages';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { seenIn } from '../preview/seen-in';
import { LINKS_GIVEN } from '../../../theme/editor/links';
import { ACTS_IN_LINE, LINK_SHOWN } from '../../../theme/rooms';

/** An address by which somebody outside sees the item as it is written: made, copied or mailed, and ended. */
export function LinkToShow({ onClose }: { onClose: () => void }) {
  const { say, due, locale: mine } = useLanguage();
  const { session } = useEditor();
  const { item, values } = useEditState();
  const [wanted, setWanted] = useState<LocaleCode>(mine);
  const locale = seenIn(item, values, wanted);
  const { data: links = [] } = useAnswer('/items/:shelf/:id/links', { params: item });
  const make = useChange(
    async () => {
      // What was typed last is seen by the link as well.
      await session.flush();
      return call('POST /items/:shelf/:id/links', { params: item, body: { locale } });
    },
    () => forget('/items/:shelf/:id/links', { params: item }),
  );
  // Its address is shown once: the desk itself does not keep it.
  const { data: made } = make;
  const end = useChange(
    (number: number) => call('DELETE /items/:shelf/:id/links/:number', { params: { ...item, number } }),
    (left) => keepAnswer('/items/:shelf/:id/links', left, { params: item }),
  );
  return (
    <Panel label={say('links.title')} at="floor" onClose={onClose}>
      <div sx={LINK_SHOWN}>
        <h2 sx={{ variant: 'text.title' }}>{say('links.title')}</h2>
        <p>{say('links.text')}</p>
        <div sx={ACTS_IN_LINE}>
          <Choices
            label={say('links.language')}
            value={locale}
            of={LOCALE_CODES.map((value) => ({ value, word: languageName(value), lang: value }))}
            onChoose={(value) => {
              setWanted(value);
              make.reset();
            }}
          />
        </div>
        <Said>{locale !== wanted && say('preview.otherLanguage', { language: wanted })}</Said>
        {made ? (
          <code>{made.url}</code>
        ) : (
          <Button isBusy={make.isPending} onClick={() => make.mutate()}>
            {say('links.make')}
          </Button>
        )}
        <Said>{made && say('links.made', { time: due(made.until) })}</Said>
        {made && <WaysToSend key={made.url} url={made.url} />}
        <FaultText error={make.error ?? end.error} />
        {links.length > 0 && (
          <section aria-label={say('links.open')} sx={LINKS_GIVEN}>
            <h3>{say('links.open')}</h3>
            <ul>
              {links.map((link) => (
                <Given key={link.number} link={link} end={end} />
              ))}
            </ul>
          </section>
        )}
        <Button look="link" onClick={onClose}>
          {say('room.linkDone')}
        </Button>
      </div>
    </Panel>
  );
}

function WaysToSend({ url }: { url: string }) {
  const { say } = useLanguage();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div sx={ACTS_IN_LINE}>
      <Button onClick={() => void navigator.clipboard.writeText(url).then(() => setIsCopied(true))}>
        {say(isCopied ? 'room.linkCopied' : 'room.linkCopy')}
      </Button>
      <a href={mailtoOf('', '', url)} sx={{ variant: 'links.underlined' }}>
        {say('room.linkMail')}
      </a>
    </div>
  );
}

interface GivenProps {
  link: GivenLink;
  end: { isPending: boolean; mutate: (number: number) => void };
}

function Given({ link: { number, locale, by, until }, end }: GivenProps) {
  const { say, due } = useLanguage();
  const words = { language: locale, time: due(until) };
  return (
    <li>
      <span>{by === null ? say('links.one', words) : say('links.oneBy', { ...words, name: by })}</span>
      <Button look="link" isBusy={end.isPending} onClick={() => end.mutate(number)}>
        {say('links.end')}
      </Button>
    </li>
  );
}
