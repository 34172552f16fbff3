export const sound = {
  title: '¿Con sonido?',
  text: 'Tres notas suaves y una vibración breve cuando una luz llega al frasco. Puedes cambiarlo en los ajustes.',
  accept: 'Activarlo',
  decline: 'Sin sonido',
} as const
