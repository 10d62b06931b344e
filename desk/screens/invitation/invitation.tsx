import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { Invitation } from '../../../api/people/contract/identity';
import { OPERATOR_NAME } from '../../../api/desk/contract/operator';
import { call } from '../../app/line/call';
import { useLanguage, type Language } from '../../app/words';
import { Door } from '../door/door';
import { OtherLanguage } from '../door/other-language';
import { InvitationForm } from './invitation-form';

export function TakeInvitation() {
  const language = useLanguage();
  const { say } = language;
  const { token } = useParams({ from: '/invitation/$token' });
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call('POST /invitation/look', { body: { token } }),
    retry: false,
    staleTime: Infinity,
  });
  if (invitation.isPending) return null;
  if (!invitation.data)
    return (
      <Door title={say('invitation.gone')}>
        <p>{say('invitation.goneText')}</p>
        <p>
          <Link to="/sign-in" sx={{ variant: 'links.underlined' }}>
            {say('invitation.toDoor')}
          </Link>
        </p>
        <p sx={{ variant: 'text.muted' }}>
          <OtherLanguage />
        </p>
      </Door>
    );
  const { purpose, name, email } = invitation.data;
  const title = purpose === 'return' ? say('invitation.welcomeBack', { name }) : say('invitation.welcome');
  return (
    <Door title={title}>
      <p sx={{ mt: 'closer', maxWidth: '40ch' }}>{welcome(invitation.data, language)}</p>
      {email && <p>{say('invitation.for', { email })}</p>}
      <InvitationForm token={token} invitation={invitation.data} />
      <p sx={{ variant: 'text.muted' }}>
        <OtherLanguage />
      </p>
    </Door>
  );
}

const welcome = ({ purpose, invitedBy, until }: Invitation, { say, date }: Language): string =>
  say(
    purpose === 'join' && invitedBy === OPERATOR_NAME ? 'invitation.joinOperator' : `invitation.${purpose}`,
    {
      by: invitedBy ?? '',
      until: date(until),
    },
  );
