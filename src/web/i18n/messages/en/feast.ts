export const feast = {
  goOn: 'Tap to continue',
  newBadge: 'New badge: {title}',
  undo: 'Undo',
} as const
