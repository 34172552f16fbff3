export const feast = {
  goOn: 'Tap to continue',
  undo: 'Undo',
} as const
