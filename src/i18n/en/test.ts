export const TEST = {
  'test.title': 'Test page: typography and colour',
  'test.type': 'type',
  'test.colour': 'colour',
  'test.colour-values': 'day {{day}}, evening {{evening}}',
  'test.space': 'spaces',
  'test.lights': 'lamp, lights in words, preferences',
  'test.lamp-switch': 'switch of a lamp',
  'test.links': 'links',
  'test.buttons': 'buttons: at rest, busy, quiet',
  'test.fields': 'fields: empty, filled, optional, wrong',
  'test.choices': 'radios and switches',
  'test.messages': 'message of a form, spinner',
  'test.dialog': 'dialog',
  'test.pictures': 'pictures',
  'test.portrait': 'portrait',
  'test.landscape': 'landscape',
  'test.night': 'with a night picture',
  'test.missing': 'no picture',
  'test.sold': 'sold',
  'test.grid': 'grid',
  'test.print': 'print',
  'test.print-hint':
    'On paper this page has no header and no footer, pictures stay whole, and no label is parted from its picture.',

  'test3.title': 'Test page: controls, forms and dialog',

  'test4.title': 'Test page: pictures and print',
} as const;
