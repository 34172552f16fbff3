export const feast = {
  goOn: 'Tap to go on',
  undo: 'Undo',
} as const
