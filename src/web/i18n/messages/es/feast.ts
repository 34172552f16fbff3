export const feast = {
  goOn: 'Toca para seguir',
  newBadge: 'Insignia nueva: {title}',
  undo: 'Deshacer',
} as const
