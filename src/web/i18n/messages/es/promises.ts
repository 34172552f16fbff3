export const promises = {
  since: 'prometido el {day}',
  sinceToday: 'prometido hoy',
  sinceYesterday: 'prometido ayer',
  given: 'Ya se lo di',
  givenName: 'Ya se lo di: {title}',
  undoName: 'Deshacer: {title}',
  givenDone: 'Entregado: {title}',
  givenMark: 'entregado',
  returnedMark: 'devuelto',
  giveFailed: 'No se marcó',
} as const
