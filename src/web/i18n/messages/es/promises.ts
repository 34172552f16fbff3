export const promises = {
  promised: 'Prometido: {title}',
  since: 'desde el {day}',
  sinceToday: 'desde hoy',
  sinceYesterday: 'desde ayer',
  given: 'Entregado',
  givenName: 'Marcar como entregado: {title}',
  givenDone: 'Entregado: {title}',
  giveFailed: 'No se ha marcado',
} as const
