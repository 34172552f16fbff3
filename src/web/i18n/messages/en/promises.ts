export const promises = {
  promised: 'Promised: {title}',
  since: 'since {day}',
  sinceToday: 'since today',
  sinceYesterday: 'since yesterday',
  given: 'Given',
  givenName: 'Mark as given: {title}',
  givenDone: 'Given: {title}',
  giveFailed: 'Not marked',
} as const
