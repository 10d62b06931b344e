export const WORK = {
  'work.sold': 'sold',
  'work.available': 'available',
  'work.back': 'back to grid view',
  'work.enquire': 'Enquire',
  'work.looking-for': 'I am looking for this',
  'work.pdf-sheet': 'pdf sheet',
  'work.print': 'print',
  'work.printing': 'Printing',
  'work.hd-images': 'HD images',
  'work.hd-image': 'image {{index}}',
  'work.hd-download': 'Download image {{index}}',
  'work.description': 'description',
  'work.history': 'history',
  'work.bibliography': 'bibliography',
  'work.credits': 'credits',
  'work.related': 'related works',
  'work.pictures': 'Pictures',
  'work.picture-count': '{{index}} / {{count}}',
  'work.sheet-back': 'to the work’s page',

  'viewer.open': 'Picture {{index}}, full screen',
  'viewer.loading': 'Loading the picture',

  'scale.title': 'to scale',

  'sheet.qr': 'QR code of the work’s page',
  'sheet.more-credits_one': 'and {{count}} more on the work’s page',
  'sheet.more-credits_other': 'and {{count}} more on the work’s page',
  'sheet.making': 'making the sheet:',
  'sheet.percent': '{{percent}}%',
  'sheet.made': 'The sheet has been made: {{name}}',
  'sheet.made-without-picture':
    'The picture could not be fetched, so the sheet was made without it: {{name}}. Try again later for one with its picture.',
  'sheet.failed': 'The sheet could not be made. Try again later, or print it from its own page:',
  'sheet.to-page': 'open the sheet’s page',
  'sheet.failed-here':
    'The file could not be made. Print this page instead: in the print window, your browser can save it as PDF.',

  'downloads.all': 'Download all HD images',
  'downloads.size': 'ZIP, {{size}}',
  'downloads.running': 'Downloading HD images',
  'downloads.progress': '{{loaded}} of {{total}}',
  'downloads.percent': '{{percent}}% downloaded',
  'downloads.cancel': 'cancel',
  'downloads.cancelled': 'The download was cancelled.',
  'downloads.done': 'All images are in the zip file ‘{{name}}’.',
  'downloads.missing_one':
    '{{names}} could not be downloaded. The other images are in the zip file; try again to have all of them.',
  'downloads.missing_other':
    '{{names}} could not be downloaded. The other images are in the zip file; try again to have all of them.',
  'downloads.failed': 'The images could not be downloaded. Please check your connection and try again.',
  'downloads.retry': 'try again',

  'share.share': 'share',
  'share.copied': 'link copied',
  'share.by-hand': 'copy this address',

  'cite.copy': 'copy citation',
  'cite.copied': 'citation copied',
  'cite.by-hand': 'copy this citation',
  'cite.consulted': '{{url}} (accessed {{date}}).',
} as const;
