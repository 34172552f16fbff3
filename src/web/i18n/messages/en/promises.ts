export const promises = {
  promised: 'Promised: {title}',
  since: 'on {day}',
  sinceToday: 'today',
  sinceYesterday: 'yesterday',
  given: 'I gave it',
  givenName: 'I gave it: {title}',
  undoName: 'Undo: {title}',
  givenDone: 'Given: {title}',
  returned: 'Returned: {title}',
  giveFailed: 'Not marked',
} as const
