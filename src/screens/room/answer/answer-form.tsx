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
import type { ThemeUICSSObject } from 'theme-ui';
import { Thumbnail } from '../../../components/pictures/thumbnail';
import { measuredSizes } from '../../../media/picture-sizes';
import { FOCUS_RING } from '../../../theme/lines';
import { labelStyles } from '../../../theme/styles/form-styles';
import { ROOM_SIZES } from '../../../theme/part-sizes';

/** px */
const WIDTH = 96;

const groupStyles: ThemeUICSSObject = {
  minWidth: 0,
  p: 0,
  border: 0,
  '& > legend': { ...labelStyles, p: 0 },
  '& > ul': { display: 'flex', flexWrap: 'wrap', alignItems: 'start', rowGap: 3, columnGap: 'gutter', pt: 2 },
};

const pieceStyles: ThemeUICSSObject = {
  position: 'relative',
  display: 'grid',
  // On one floor, however many lines the titles take.
  gridTemplateRows: `${ROOM_SIZES.choice} auto`,
  alignItems: 'end',
  width: ROOM_SIZES.choice,
  pb: 'touch',
  cursor: 'pointer',
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'inherit',
  },
  '& > span': { maxWidth: '100%' },
  '& > i': {
    variant: 'text.note',
    gridRow: 2,
    alignSelf: 'start',
    pt: 1,
    fontFamily: 'serif',
    color: 'muted',
  },
  borderBottom: 'unseen',
  borderBottomWidth: 'thick',
  forcedColorAdjust: 'none',
  '&:has(:checked)': { borderBottomColor: 'accent' },
  '&:has(:checked) > i': { color: 'text' },
  '&:has(:focus-visible)': FOCUS_RING,
};

interface PieceChoiceProps {
  pieces: readonly PieceView[];
  pointing: Pointing;
}

function PieceChoice({ pieces, pointing: { pointed, toggle } }: PieceChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset sx={groupStyles}>
      <legend>{t('room.answer-pieces')}</legend>
      <ul>
        {pieces.map(({ id, title, lang, pictures: [picture] }) => (
          <li key={id}>
            <label sx={pieceStyles}>
              <input type="checkbox" checked={pointed.has(id)} onChange={() => toggle(id)} />
              {picture && <Thumbnail picture={picture} sizes={measuredSizes(WIDTH)} />}
              <i lang={lang}>{title}</i>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

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
