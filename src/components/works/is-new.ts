/** Days in which a work is new at the gallery. */
const NEW_DAYS = 90;

/** Whether a work is new on a day. It is asked where pages are made, never where they are drawn. @param today ISO date */
export const isNew = ({ published_on: on }: { published_on?: string }, today: string): boolean =>
  on !== undefined && on <= today && Date.parse(today) - Date.parse(on) < NEW_DAYS * 86_400_000;
