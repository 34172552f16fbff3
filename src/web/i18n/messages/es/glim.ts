export const glim = {
  ask: 'Preguntar algo',
  actions: { tips: 'Consejo del día', rewards: 'Ideas de premios', recommendations: 'Probar algo nuevo' },
  morning: 'Buenos días, {name}.',
  day: 'Buenas tardes, {name}.',
  evening: 'Buenas noches, {name}.',
  nothing: 'Hoy aún no hay luces nuevas en el frasco de {child}. ¿Qué salió bien?',
  today: '{child} hoy: {deeds}; {points, plural, one {+# punto} other {+# puntos}}.',
  deeds: {
    behavior: '{count, plural, one {un buen gesto} other {# buenos gestos}}',
    habit: '{count, plural, one {un hábito} other {# hábitos}}',
    skill: '{count, plural, one {una habilidad} other {# habilidades}}',
  },
  offline: 'Ahora estoy sin conexión.',
  offlineText:
    'Puedes dar puntos y marcar hábitos como siempre: todo se envía después. Para respuestas e ideas nuevas hace falta conexión.',
  offlineEmpty: 'En cuanto vuelva la conexión, aquí estará todo.',
} as const
