/** Signs that part names, the clearest first: a firm may have an '&' in its own. */
const BETWEEN = [/\s*[;\n]\s*/, /\s*[/|]\s*/, /\s*&\s*|\s+(?:and|et)\s+/i];

/** Names in a cell: several are parted by a sign or a word, by commas only where each part is known. */
export function creatorsIn(text: string, isKnown: (name: string) => boolean): string[] {
  const parted = (name: string, [sign, ...others]: readonly RegExp[]): string[] => {
    const whole = tidy(name);
    if (whole === '') return [];
    if (isKnown(whole)) return [whole];
    if (sign) return whole.split(sign).flatMap((part) => parted(part, others));
    const names = whole.split(',').map(tidy).filter(Boolean);
    return names.every(isKnown) ? names : [whole];
  };
  return parted(text, BETWEEN);
}

/** 'Tessandier, Lucien' becomes 'Lucien Tessandier'. */
export function firstNameFirst(name: string): string {
  const parts = name.split(',').map(tidy);
  return parts.length === 2 && parts.every(Boolean) ? `${parts[1]} ${parts[0]}` : name;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
