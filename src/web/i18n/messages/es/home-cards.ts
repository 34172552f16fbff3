export const homeCards = {
  behaviorsToday: '{count, plural, =0 {Buenos gestos} one {# hoy} other {# hoy}}',
  habitsToday: '{total, plural, =0 {Pequeño y diario} other {{done, number} de {total, number} hoy}}',
  skillsNone: 'Cada vez un poco más',
  momentsNone: '¿Qué tal el día?',
  lastBest: 'mejor marca: {best}',
  lastToday: 'Hoy',
  lastYesterday: 'Ayer',
  lastSeparator: ', ',
  latestMoments: 'Los últimos momentos',
  latestNothing: 'La primera luz aparecerá aquí.',
  earlier: 'Antes',
} as const
