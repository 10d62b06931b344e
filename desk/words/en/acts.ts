/** What is done to an item beside publishing it. */
export const ACTS_EN = {
  'acts.schedule': 'schedule',
  'acts.scheduled': 'change the time',
  'acts.publishThem_one': 'Make this change public',
  'acts.publishThem_other': 'Make these {count} changes public',
  'acts.publishIt': 'Make it public',
  'acts.withdrawIt': 'Take it off the site',
  'acts.toPublish': 'make public',
  'acts.toWithdraw': 'take off the site',
  'acts.what': 'what is to happen',
  'acts.day': 'day',
  'acts.hour': 'hour, in Paris',
  'acts.tomorrow': 'tomorrow, 9:00',
  'acts.untilPublic':
    'Until then the site shows what it shows now. You can go on writing: what you write before the hour goes with it.',
  'acts.untilWithdrawn':
    'Until then it stays on the site. Afterwards its page says that there is nothing here.',
  'acts.over': 'This hour is over. Choose a later one.',
  'acts.setTime': 'Schedule for {time}',
  'acts.dropTime': 'do not do it',
  'acts.duplicate': 'duplicate',
  'acts.delete': 'delete',
  'acts.deleteTitle': 'Delete it for good?',
  'acts.deleteText':
    'Visitors do not see it now, and nobody will find it here afterwards. Its history stays.',
  'acts.linked': 'Links to it will lead nowhere, in: {items}.',
  'acts.named': 'It cannot be deleted, since it is named by: {items}. Take it out there first.',
} as const;
