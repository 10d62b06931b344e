export const FAULTS_EN = {
  'fault.notSignedIn': 'You are no longer signed in. Sign in again; what you typed stays.',
  'fault.foreignOrigin': 'This page is not the desk’s own. Open the desk at its address and try again.',
  'fault.notAllowed': 'This is for people who may do everything.',
  'fault.confirmFirst': 'For this, the desk has to know that it is still you.',
  'fault.notFound': 'It is not here any more.',
  'fault.invalid': 'Something is missing, or cannot be read.',
  'fault.tooLarge': 'This is too large.',
  'fault.wrongSignIn': 'That email and password do not match. Try again.',
  'fault.tooManyTries': 'Too many tries. Wait {seconds} seconds, then try again.',
  'fault.passkeyFailed': 'This passkey does not open the desk. Try another one, or your password.',
  'fault.passkeyNone': 'No passkey was chosen. Try again, or use your password if you have one.',
  'fault.passwordShort': 'Shorter than 12 characters. A few words are easiest to remember.',
  'fault.passwordLong': 'Longer than 128 characters.',
  'fault.passwordCommon': 'This one is among the first that are tried. Put a few unlikely words together.',
  'fault.currentWrong': 'This is not your current password.',
  'fault.linkGone': 'This link no longer works: it was used already, or it has expired.',
  'fault.lastOwner': 'Somebody has to be able to do everything: let another person do so first.',
  'fault.lastWayIn': 'This is your only way in. Choose a password or add another passkey first.',
  'fault.knownAddress': 'Somebody here has this address already.',
  'fault.noMailServer':
    'No email can be sent. Ask an owner of the desk for a new link, or else whoever looks after the site.',
  'fault.busy': 'The desk is busy. Try again in a few seconds.',
  'fault.unexpected': 'Something failed at the gallery’s server. Try again in a moment.',
  'fault.offline': 'The desk does not answer. Try again when the connection is back.',
  'fault.draftChanged': '{name} has changed this in the meantime. Look at it first.',
  'fault.writtenTogether':
    'A colleague has written in one of these fields as well. They can only be published together.',
  'fault.diskFull':
    'There is no room left on the gallery’s server: nothing was changed there. What you wrote stays here.',
  'fault.tooManyUploads':
    'Too many of your files are on their way. Try again once some of them have arrived; those left behind are thrown away after a day.',
  'fault.notWritable':
    'The gallery’s server cannot write its files. Ask whoever looks after it; what you wrote stays here.',
  'fault.noPreview': 'This has no page of its own to look at.',
};
