export const feast = {
  goOn: 'Continue',
  newBadge: 'New badge: {title}',
  undo: 'Undo',
} as const
