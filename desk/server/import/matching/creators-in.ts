const BETWEEN = /\s*[;/|&\n]\s*|\s+(?:and|et)\s+/i;

/** Names in a cell: several are parted by a sign or a word, by commas only where each part is known. */
export function creatorsIn(text: string, isKnown: (name: string) => boolean): string[] {
  const whole = tidy(text);
  if (isKnown(whole)) return [whole];
  const parts = whole.split(BETWEEN).map(tidy).filter(Boolean);
  return parts.flatMap((part) => {
    if (isKnown(part) || !part.includes(',')) return part;
    const names = part.split(',').map(tidy).filter(Boolean);
    return names.every(isKnown) ? names : part;
  });
}

/** 'Tessandier, Lucien' becomes 'Lucien Tessandier'. */
export function firstNameFirst(name: string): string {
  const parts = name.split(',').map(tidy);
  return parts.length === 2 && parts.every(Boolean) ? `${parts[1]} ${parts[0]}` : name;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
