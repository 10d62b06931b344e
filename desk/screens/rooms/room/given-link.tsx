import { useState } from 'react';
import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { Button } from '../../../app/parts/button';
import { mailtoOf } from '../../../app/parts/mailto';
import { Panel } from '../../../app/parts/panel';
import { useMe } from '../../../app/data';
import { useSay } from '../../../app/words';
import { ACTS_IN_LINE, LINK_SHOWN } from '../../../theme/rooms';
import { useRoom, useRoomField } from './room-session';

/** In the client’s language, whatever the desk’s; without a greeting where nobody is named. */
const MAILS: Record<LocaleCode, (client: string, url: string, me: string) => string> = {
  en: (client, url, me) =>
    `${client ? `Dear ${client},\n\n` : ''}We have put some pieces together for you:\n\n${url}\n\nKind regards,\n${me}`,
  fr: (client, url, me) =>
    `${client ? `${client},\n\n` : ''}Nous avons réuni quelques pièces pour vous\u202f:\n\n${url}\n\nBien à vous,\n${me}`,
};

/** The link is shown once: it is copied or mailed from here. */
export function GivenLink({ url, onClose }: { url: string; onClose: () => void }) {
  const say = useSay();
  const { name: me } = useMe();
  const { room } = useRoom();
  const { value: email } = useRoomField<string>('email');
  const { value: client } = useRoomField<string>('client');
  const { value: title } = useRoomField<string>('title');
  const { value: locale } = useRoomField<LocaleCode>('locale');
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Panel label={say('room.linkTitle')} onClose={onClose}>
      <div sx={LINK_SHOWN}>
        <h2 sx={{ variant: 'text.title' }}>{say('room.linkTitle')}</h2>
        <code>{url}</code>
        <p>{say('room.linkText')}</p>
        {room.hasCode && <p>{say('room.linkCode')}</p>}
        <div sx={ACTS_IN_LINE}>
          <Button onClick={() => void navigator.clipboard.writeText(url).then(() => setIsCopied(true))}>
            {say(isCopied ? 'room.linkCopied' : 'room.linkCopy')}
          </Button>
          <a
            href={mailtoOf(email ?? '', title ?? '', MAILS[locale ?? 'en'](client ?? '', url, me))}
            sx={{ variant: 'links.underlined' }}
          >
            {say('room.linkMail')}
          </a>
          <Button look="link" onClick={onClose}>
            {say('room.linkDone')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
