export const promises = {
  promised: 'Promised: {title}',
  since: 'since {day}',
  sinceToday: 'since today',
  sinceYesterday: 'since yesterday',
  given: 'I gave it',
  givenName: 'I gave it: {title}',
  undoName: 'Undo: {title}',
  givenDone: 'Given: {title}',
  returned: 'Returned: {title}',
  giveFailed: 'Not marked',
} as const
