export const feast = {
  goOn: 'Seguir',
  newBadge: 'Insignia nueva: {title}',
  undo: 'Deshacer',
} as const
