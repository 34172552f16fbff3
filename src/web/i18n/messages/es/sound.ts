export const sound = {
  title: '¿Un sonido suave cuando una luz llega al frasco?',
  accept: 'Sí',
  decline: 'No',
} as const
