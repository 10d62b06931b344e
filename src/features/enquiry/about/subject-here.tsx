import type { NamedSubject } from './named-subject';
import { EnquiredTitle } from './enquired-list';
import { EventSubject } from './event-subject';

/** For who has no scripts: names the subject of the form. */
export function SubjectHere({ subject: { name, slug, title, facts, onlyIn } }: { subject: NamedSubject }) {
  if (name === 'event') return <EventSubject event={{ title, dates: facts }} />;
  return <EnquiredTitle work={{ slug, title, creators: facts, ...(onlyIn && { onlyIn }) }} />;
}
