export const feast = {
  goOn: 'Toca para seguir',
  undo: 'Deshacer',
} as const
