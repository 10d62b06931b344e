export const printTime = (hours: number, minutes: number): string =>
  [hours, 'h', ...(minutes > 0 ? [String(minutes).padStart(2, '0')] : [])].join('\u00a0');

export const printTimes = (from: string, to: string): string => `de ${from} à ${to}`;

export const printOpening = (time: string): string => `ouverture à ${time}`;
