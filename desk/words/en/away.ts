/** Of the page that stands in for the desk without the network: the desk's other words are not there then. */
export const AWAY_EN = {
  'away.title': 'No network',
  'away.text': 'The desk cannot be reached from here. As soon as it can, this page opens it again by itself.',
  'away.kept': 'What you wrote last is kept in this browser, and is sent then:',
  'away.goOn':
    'What you wrote last is kept in this browser, and is sent then. You can go on writing in it here:',
  'away.nothing': 'Nothing that you wrote is waiting to be sent.',
  'away.room': 'a room',
  'away.again': 'try again',
} as const;
