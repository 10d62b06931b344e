/** Signing in, and coming in by an invitation. */
export const DOOR_EN = {
  'door.title': 'The desk',
  'door.ended':
    'Your session has ended. What you wrote in an item, a room or a note is kept in this browser: sign in, and go on with it.',
  'door.email': 'email',
  'door.password': 'password',
  'door.show': 'show',
  'door.hide': 'hide',
  'door.signIn': 'Sign in',
  'door.passkey': 'with fingerprint, face or code',
  'door.byPasskey': 'Sign in with fingerprint, face or code',
  'door.passkeyIs':
    'The fingerprint, face or code that unlocks this device (a passkey), if you have set it up.',
  'door.firstTime': 'First time here? Open the link in your invitation.',
  'door.forgotten': 'Forgotten?',
  'door.sendLink': 'have a link sent',
  'door.otherLanguage': 'français',
  'door.askOwner':
    'Forgotten? Ask an owner of the desk, who makes a new link there: people, ‘change’, ‘make a new link’. An only owner asks whoever looks after the site.',
  'confirm.title': 'Is it you?',
  'confirm.waysIn': 'This changes who gets in. Show once more that it is you; then you go on where you were.',
  'confirm.erasing': 'What is erased does not come back. Show once more that it is you; then it is erased.',
  'confirm.taking': 'This hands out what the gallery keeps. Show once more that it is you; then you have it.',
  'confirm.byPassword': 'with the password instead',
  'confirm.yes': 'Go on',
  'confirm.needsName':
    'Your passkey works at the desk’s own address alone. Open the desk there, and do it once more:',
  'confirm.elsewhere': 'Your passkey does not work in this browser.',
  'confirm.orLink': 'Or have a link sent: with it you sign in again, and can choose a password.',
  'confirm.orAsk':
    'Or ask another owner, who makes a new link at the desk under people, or else whoever looks after the site: with it you sign in again, and can choose a password.',
  'lost.title': 'A way back',
  'lost.text': 'We send a link to your address. It works once, for a day.',
  'lost.send': 'Send the link',
  'lost.sent': 'If somebody here has this address, the link is on its way. Look in your spam folder as well.',
  'lost.back': 'back to sign-in',
  'invitation.welcome': 'Welcome.',
  'invitation.welcomeBack': 'Welcome back, {name}.',
  'invitation.first':
    'You are the first at this desk, and may do everything. This page works once, until {until}.',
  'invitation.join':
    '{by} invites you to the desk of meubles et lumières. This page works once, until {until}.',
  'invitation.joinOperator':
    'You are invited to the desk of meubles et lumières. This page works once, until {until}.',
  'invitation.return': 'Choose how you sign in from now on. This page works once, until {until}.',
  'invitation.name': 'your name, as the others will read it',
  'invitation.makePasskey': 'Come in with fingerprint, face or code',
  'invitation.passkeyIs':
    'You sign in the way you unlock this device (a passkey): nothing to remember, nothing to steal.',
  'invitation.choosePassword': 'Choose a password instead',
  'invitation.chooseKey': 'Use fingerprint, face or code instead',
  'invitation.passwordIs': 'At least 12 characters: a few words that only you put together.',
  'invitation.comeIn': 'Come in',
  'invitation.for': 'You sign in as {email}.',
  'invitation.gone': 'This link no longer works',
  'invitation.goneText':
    'It was used already, it has expired, or it was not copied whole. Ask for a new one.',
  'invitation.toDoor': 'sign in',
} as const;
