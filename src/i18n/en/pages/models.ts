export const MODELS = {
  'turn.label': 'Turn it: {{title}}',
  'turn.dimensions': 'dimensions',
  'turn.person': 'beside a person',
  'turn.back': 'back to the work',
  'turn.left': 'turn to the left',
  'turn.right': 'turn to the right',
  'turn.nearer': 'nearer',
  'turn.farther': 'farther',
  'turn.keys': 'Turn it with the mouse, a finger or the arrow keys.',
  'turn.coming': 'The model is on its way.',
  'turn.seen': '{{title}}, seen {{side}}',
  'turn.side.front': 'from the front',
  'turn.side.front-right': 'from the front, on the right',
  'turn.side.right': 'from the right',
  'turn.side.back-right': 'from behind, on the right',
  'turn.side.back': 'from behind',
  'turn.side.back-left': 'from behind, on the left',
  'turn.side.left': 'from the left',
  'turn.side.front-left': 'from the front, on the left',
  'turn.failed':
    'The model cannot be shown here. The pictures and the drawing to scale show how large the piece is.',
  'turn.room-title': 'In your room',
  'turn.room-code':
    'Point your phone’s camera at the code. The piece stands on your floor at its true size: {{dimensions}}.',
  'turn.room-code-wall':
    'Point your phone’s camera at the code. The piece hangs on your wall at its true size: {{dimensions}}.',
  'turn.room-needs':
    'Nothing to install. Works with iPhones and iPads from iOS 15 and Android phones with ARCore; others show this view.',
  'turn.room-qr': 'QR code of this piece in your room',
  'turn.room-tap': 'One tap opens the camera.',
  'turn.room-ceiling':
    'It hangs from the ceiling, which phones do not find: they would stand it on the floor. The drawing to scale shows it at its height.',
  'turn.room-cannot': 'This phone cannot show the piece in your room; here you can turn it.',
  'turn.room-refused':
    'The camera did not open. If it was refused, allow it for this site and load the page again.',
  'floor.label': 'Works side by side',
  'floor.back': 'back to the selection',
  'floor.back-room': 'back to the room',
  'floor.room': 'see them in your room',
  'floor.room-code':
    'Point your phone’s camera at the code. The pieces stand on your floor at their true size, as you have placed them.',
  'floor.room-cannot':
    'This phone cannot show the pieces in your room; here they stand side by side at one scale.',
  'floor.person': 'beside a person',
  'floor.wall': 'against a wall',
  'floor.wall-length': 'length of the wall in cm',
<<<<<<< HEAD
  'floor.wall-fault': 'Please give a length from {{min}} to {{max}}\u00a0cm.',
  'floor.too-long': '{{count}}\u00a0cm too long for it',
=======
  'floor.wall-fault': 'Please give a length from {{min}} to {{max}} cm.',
  'floor.too-long': 'the row is {{count}} cm longer than the wall',
  'floor.past': '{{count}} cm past the wall',
>>>>>>> fix-b
  'floor.fits': 'it fits',
  'floor.move': 'move the pieces',
  'floor.reset': 'in a row again',
  'floor.wider': 'The row is wider than the screen: move it sideways to see the rest.',
  'floor.take': 'Take {{title}} in hand',
  'floor.left': '5 cm to the left',
  'floor.right': '5 cm to the right',
  'floor.turn': 'turn',
  'floor.keys': 'Drag a piece, or take it in hand and use the arrows (with Shift by 1 cm) and R to turn it.',
  'floor.fingers': 'Drag a piece, or take it in hand: the buttons then move and turn it.',
  'floor.takes_one': '{{count}} piece, {{length}}\u00a0m of wall',
  'floor.takes_other': '{{count}} pieces, {{length}}\u00a0m of wall',
  'floor.left-out_one': '{{count}} work is left out: its size is not known.',
  'floor.left-out_other': '{{count}} works are left out: their size is not known.',
  'floor.picture': 'The works side by side, as you have placed them',
} as const;

export type ModelWords = Record<keyof typeof MODELS, string>;
