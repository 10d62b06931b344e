export const printTime = (hours: number, minutes: number): string => {
  const half = hours < 12 ? 'am' : 'pm';
  return `${hours % 12 || 12}${minutes > 0 ? `.${String(minutes).padStart(2, '0')}` : ''}\u00a0${half}`;
};

export const printTimes = (from: string, to: string): string => {
  const [hour, half] = from.split('\u00a0');
  return to.endsWith(half ?? '') ? `${hour} to ${to}` : `${from} to ${to}`;
};

export const printOpening = (time: string): string => `opening at ${time}`;
