export const exporting = {
  title: 'Everything in one file',
  hint: 'Everything your family has recorded, to keep or move to another Glowjar server. Store the file somewhere private.',
  download: 'Download everything',
  before: 'You can keep a copy first.',
  failed: 'The file could not be made',
} as const
