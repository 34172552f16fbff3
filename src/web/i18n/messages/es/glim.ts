export const glim = {
  ask: 'Preguntar algo',
  actions: { tips: 'Consejo del día', rewards: 'Ideas de premios', recommendations: 'Probar algo nuevo' },
  morning: 'Buenos días, {name}.',
  day: 'Buenas tardes, {name}.',
  evening: 'Buenas noches, {name}.',
  nothing: 'Hoy aún no hay luces nuevas en el frasco de {child}. ¿Qué salió bien?',
  today:
    '{child} hoy: {count, plural, one {# cosa buena} other {# cosas buenas}}, {points, plural, one {+# punto} other {+# puntos}}.',
  offline: 'Ahora estoy sin conexión.',
  offlineText:
    'Puedes dar puntos y marcar hábitos como siempre: todo se envía después. Para respuestas e ideas nuevas hace falta conexión.',
  offlineEmpty: 'En cuanto vuelva la conexión, aquí estará todo.',
} as const
