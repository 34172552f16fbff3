export const promises = {
  promised: 'Prometido: {title}',
  since: 'desde el {day}',
  sinceToday: 'desde hoy',
  sinceYesterday: 'desde ayer',
  given: 'Ya se lo di',
  givenName: 'Ya se lo di: {title}',
  undoName: 'Deshacer: {title}',
  givenDone: 'Entregado: {title}',
  returned: 'Devuelto: {title}',
  giveFailed: 'No se marcó',
} as const
