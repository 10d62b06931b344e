import { useState } from 'react';
import { inLanguage, type InLanguages } from '../../../../src/contract/in-language';
import type { LocaleCode } from '../../../../src/contract/locale-codes';
import { Button } from '../../../app/parts/button';
import { mailtoOf } from '../../../app/parts/mailto';
import { Panel } from '../../../app/parts/panel';
import { useMe } from '../../../app/data';
import { useSay } from '../../../app/words';
import { ACTS_IN_LINE, LINK_SHOWN } from '../../../theme/rooms';
import { useRoom, useRoomField } from './room-session';

/** In the client’s language, whatever the desk’s; without a greeting where nobody is named. */
const MAILS: InLanguages<(mail: Mail) => string> = {
  en: ({ client, url, hasCode, me }) =>
    [
      ...(client ? [`Dear ${client},`] : []),
      'We have put some pieces together for you:',
      url,
      ...(hasCode ? ['It asks for a code, which we tell you apart from this mail.'] : []),
      `Kind regards,\n${me}`,
    ].join('\n\n'),
  fr: ({ client, url, hasCode, me }) =>
    [
      ...(client ? [`${client},`] : []),
      'Nous avons réuni quelques pièces pour vous\u202f:',
      url,
      ...(hasCode ? ['Un code vous sera demandé, que nous vous donnons à part.'] : []),
      `Bien à vous,\n${me}`,
    ].join('\n\n'),
};

interface Mail {
  client: string;
  url: string;
  hasCode: boolean;
  me: string;
}

interface GivenLinkProps {
  url: string;
  /** Where it is known, which is once. */
  code: string | undefined;
  onClose: () => void;
}

/** The link is shown once: it is copied or mailed from here. */
export function GivenLink({ url, code, onClose }: GivenLinkProps) {
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
        {room.hasCode && <p>{code ? say('room.codeKept', { code }) : say('room.linkCode')}</p>}
        <div sx={ACTS_IN_LINE}>
          <Button onClick={() => void navigator.clipboard.writeText(url).then(() => setIsCopied(true))}>
            {say(isCopied ? 'room.linkCopied' : 'room.linkCopy')}
          </Button>
          <a
            href={mailtoOf(
              email ?? '',
              title ?? '',
              inLanguage(MAILS, locale ?? 'en')({ client: client ?? '', url, hasCode: room.hasCode, me }),
            )}
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
