export const exporting = {
  title: 'Everything in one file',
  hint: 'All that your family has noted, to keep or to take to another Glowjar. Keep the file in a private place.',
  download: 'Download everything',
  before: 'You can keep a copy first.',
  failed: 'The file could not be made',
} as const
