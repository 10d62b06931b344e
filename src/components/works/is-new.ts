const NEW_DAYS = 90;

/** Ask where pages are made, not where they are rendered: that may be on a later day. */
export const isNew = ({ published_on: on }: { published_on?: string }, today: string): boolean =>
  on !== undefined && on <= today && Date.parse(today) - Date.parse(on) < NEW_DAYS * 86_400_000;
