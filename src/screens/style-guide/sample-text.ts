/** The words of the design's component sheet; not translated. */
export const SAMPLES = {
  step: {
    display: 'After dark: eight lamps',
    title: 'The drawn line',
    workTitle: 'Guetteur floor lamp',
    lead: 'A table was made to be seen by lamplight',
    sub: 'Armand Vasselot',
    read: 'The arm is set with one hand: a turned brass counterweight balances the shade.',
    ui: 'menu, available works, Enquire',
    label: 'selected works',
    cap: 'Lacquered steel, brass, travertine',
    note: 'pdf, 840 kB',
    wordmark: 'meubles et lumières',
  },
  lamp: 'Guetteur floor lamp',
  name: 'Camille',
  wrongEmail: 'camille.rousset@',
} as const;
