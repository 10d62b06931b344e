import type { PersonalTable } from '../../../api/privacy/contract/personal-data';
import type { Language } from '../../app/words';

const FIELDS = [
  ...(['received_at', 'locale', 'name', 'email', 'phone', 'message', 'inquiry_by', 'work', 'works'] as const),
  ...([
    'event',
    'state',
    'answered_at',
    'answered_by',
    'subscribed_at',
    'is_professional',
    'is_suspected',
  ] as const),
  ...(['asked_at', 'confirmed_at', 'consent', 'made_at', 'wish', 'creator', 'type', 'purpose'] as const),
  ...(['visitor', 'content', 'queued_at', 'last_error', 'sent_at', 'given_up_at', 'kept_at'] as const),
  ...(['at', 'note', 'client', 'title', 'letter', 'conditions', 'is_counted', 'valid_until'] as const),
  ...(['made_by', 'changed_at', 'changed_by', 'given_at', 'withdrawn_at', 'openings'] as const),
  ...(['opened_at', 'seen_at', 'outcome', 'has_code', 'pieces', 'pictures'] as const),
] as const;
type Field = (typeof FIELDS)[number];
const isField = (name: string): name is Field => FIELDS.some((field) => field === name);

/** A column that the desk has no words for yet is called as it is. */
export function nameOfField(table: PersonalTable, name: string, { say }: Language): string {
  if (table === 'desk_notes' && name === 'name') return say('personal.writtenBy');
  if (name === 'state' && table !== 'messages') return say('personal.consent');
  return isField(name) ? say(`personal.field.${name}`) : name.replaceAll('_', ' ');
}
