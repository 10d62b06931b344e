export const SELECTION = {
  'selection.description': 'The works that you have gathered at the gallery.',
  'selection.take-out-named': 'Take {{title}} out of the selection',
  'selection.put-back-named': 'Put {{title}} back into the selection',
  'selection.taken-out': 'taken out',
  'selection.count_one': '{{count}} work in the selection',
  'selection.count_other': '{{count}} works in the selection',
  'selection.empty':
    'Nothing is gathered here yet: the + beside a work keeps it on this device, without an account.',
  'selection.emptied': 'Your selection is empty.',
  'selection.clear': 'empty the selection',
  'selection.restore': 'put everything back',
  'selection.gone_one': '{{count}} work is no longer shown here and is left out:',
  'selection.gone_other': '{{count}} works are no longer shown here and are left out:',
  'selection.forget-gone_one': 'take it out of the selection',
  'selection.forget-gone_other': 'take them out of the selection',
  'selection.failed_one':
    '{{count}} work can’t be loaded now. Please check your connection and try again; the selection is kept.',
  'selection.failed_other':
    '{{count}} works can’t be loaded now. Please check your connection and try again; the selection is kept.',
  'selection.retry': 'try again',
  'selection.shared-title': 'Shared selection',
  'selection.shared': 'Somebody has shared these works with you. Your own selection stays as it is.',
  'selection.shared-count_one': '{{count}} work in the shared selection',
  'selection.shared-count_other': '{{count}} works in the shared selection',
  'selection.shared-none': 'None of the works that this address names is shown here.',
  'selection.add-all': 'Add all to my selection',
  'selection.all-in': 'All in my selection',
  'selection.see-own': 'see my selection',
  'selection.share-title': 'A selection of works',
  'selection.needs-scripts':
    'Your browser gathers the works of a selection itself, for which it needs JavaScript. Without it, you can see all works, and the gallery answers your questions about them:',
} as const;
