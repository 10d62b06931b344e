export const WORK = {
  'work.sold': 'sold',
  'work.available': 'available',
  'work.back': 'Back to grid view',
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
  'work.related': 'Related works',
  'work.pictures': 'Pictures',
  'model.turn': 'turn it',
  'model.room': 'in your room',
  'model.floor': 'side by side',
  'work.picture-count': '{{index}} / {{count}}',

  'viewer.open': 'Picture {{index}}, full screen',
  'viewer.loading': 'Loading the picture',

  'scale.title': 'to scale',

  'sheet.failed': 'The sheet could not be made. Try again later, or print it from its own page:',
  'sheet.to-page': 'open the sheet’s page',

  'downloads.all': 'Download all HD images',
  'downloads.size': 'ZIP, {{size}}',
  'downloads.failed': 'The images could not be downloaded. Please check your connection and try again.',

  'share.share': 'share',
  'share.copied': 'link copied',
  'share.by-hand': 'copy this address',

  'cite.copy': 'copy citation',
  'cite.copied': 'citation copied',
  'cite.by-hand': 'copy this citation',
} as const;
