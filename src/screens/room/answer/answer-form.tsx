import { yupResolver } from '@hookform/resolvers/yup';
import { object, string, type ObjectSchema } from 'yup';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { HoneypotField } from '../../../components/form/fields/honeypot-field';
import { TextArea } from '../../../components/form/fields/text-area';
import { TextField } from '../../../components/form/fields/text-field';
import { textRule } from '../../../components/form/fields/text-rule';
import { Form } from '../../../components/form/form';
import { FormMessage } from '../../../components/form/form-message';
import { SubmitButton } from '../../../components/form/submit-button';
import { usePostedForm } from '../../../components/form/use-posted-form';
import { HONEYPOT_FIELD } from '../../../contract/forms/bounds';
import type { RoomAnswerBody } from '../../../contract/rooms/room-bodies';
import { ROOM_BOUNDS } from '../../../contract/rooms/room-bounds';
import { answerRoom } from '../../../gallery/rooms/answer-room';
import { roomUrl, type RoomKey } from '../../../gallery/rooms/room-call';
import { useLocale } from '../../../i18n/use-locale';
import type { Translate } from '../../../i18n/message-key';
import type { Pointing } from '../state/use-pointed';
import type { PieceView } from '../view/room-view';
import { PieceChoice } from './piece-choice';

/** The form's own fields; the pieces are pointed at anywhere on the page. */
type AnswerValues = Omit<RoomAnswerBody, 'pieces'>;

const answerSchema = (t: Translate, words: string): ObjectSchema<AnswerValues> =>
  object({
    message: textRule(t, words, ROOM_BOUNDS.answer).required(t('form.error.required', { field: words })),
    name: textRule(t, t('form.name'), ROOM_BOUNDS.name),
    [HONEYPOT_FIELD]: string(),
  });

interface AnswerFormProps {
  roomKey: RoomKey;
  pieces: readonly PieceView[];
  pointing: Pointing;
  onSent: (message: string) => void;
}

export function AnswerForm({ roomKey, pieces, pointing, onSent }: AnswerFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const words = t('room.answer-words');
  const { form, busy, message, submit, errorOf } = usePostedForm<AnswerValues>({
    resolver: yupResolver(answerSchema(t, words)),
    fields: ['message', 'name'],
    draft: `room:${roomKey.token}`,
    send: async (body) => {
      const named = pieces.filter(({ id }) => pointing.pointed.has(id)).map(({ id }) => id);
      const result = await answerRoom(roomKey, locale, { ...body, pieces: named });
      if (result.ok) onSent(result.message);
      return result;
    },
  });
  return (
    <Form path={roomUrl({ ...roomKey, baseUrl: '' }, 'answer')} busy={busy} onSubmit={submit}>
      {pieces.length > 0 && <PieceChoice pieces={pieces} pointing={pointing} />}
      <TextArea {...form.register('message')} label={words} error={errorOf('message')} rows={3} />
      <TextField
        {...form.register('name')}
        label={t('form.name')}
        optional
        error={errorOf('name')}
        autoComplete="name"
      />
      <HoneypotField {...form.register(HONEYPOT_FIELD)} />
      <div>
        <FormMessage>{message}</FormMessage>
        <SubmitButton busy={busy}>{t('room.answer-send')}</SubmitButton>
      </div>
    </Form>
  );
}
