export const goodNight = {
  title: 'Buenas noches',
  text: 'Todos los hábitos de hoy están hechos.',
  dayTitle: 'Todo hecho por hoy',
  dayText: 'El resto del día es para disfrutar.',
  closeHint: 'Volver',
} as const
