export const exporting = {
  title: 'Everything in one file',
  hint: 'Everything your family has recorded, to keep or move to another Glowjar server. Store the file somewhere private.',
  download: 'Download everything',
  saved: 'The file is on its way to your downloads',
  savedText: 'Keep the file private. Another Glowjar can take your family over from it.',
  before: 'You can keep a copy first.',
  failed: 'The file could not be made',
} as const
