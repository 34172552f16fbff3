export const goodNight = {
  title: 'Buenas noches',
  text: 'Todos los hábitos de hoy están hechos.',
} as const
