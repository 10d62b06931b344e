/** What visitors type or paste, and what is kept of it; undefined: refused where a call is asked for. */
export const PHONES: readonly { typed: string; kept: string | undefined }[] = [
  { typed: '\u202a+33 1 23 45 67 89\u202c', kept: '+33 1 23 45 67 89' },
  { typed: '+33\u20111 23 45 67 89', kept: '+33-1 23 45 67 89' },
  { typed: '06 12 34 56 78 / 01 23 45 67 89', kept: '06 12 34 56 78 / 01 23 45 67 89' },
  { typed: '+1 (212) 555-0100 x123', kept: '+1 (212) 555-0100 x123' },
  { typed: '+44 20 7946 0958 ext 12', kept: '+44 20 7946 0958 ext 12' },
  { typed: 'tel:+33123456789', kept: '+33123456789' },
  { typed: '01 23 45 67 89 (bureau)', kept: '01 23 45 67 89 (bureau)' },
  { typed: '٠١٢ ٣٤٥ ٦٧٨', kept: '٠١٢ ٣٤٥ ٦٧٨' },
  { typed: '+44\u00a020\u22127946 #12', kept: '+44 20-7946 #12' },
  { typed: 'call me', kept: undefined },
  { typed: '(((((((', kept: undefined },
  { typed: '12345 (bureau)', kept: undefined },
];
