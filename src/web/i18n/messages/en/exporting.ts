export const exporting = {
  title: 'Everything in one file',
  hint: 'Everything your family has recorded, to keep or move to another Glowjar server. Store the file somewhere private.',
  download: 'Download everything',
  saved: 'The file is on its way to your downloads',
  savedText: 'Keep the file private. You can use it to move your family to another Glowjar server.',
  before: 'You can keep a copy first.',
  failed: 'The file could not be made',
} as const
