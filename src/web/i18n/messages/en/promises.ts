export const promises = {
  since: 'promised on {day}',
  sinceToday: 'promised today',
  sinceYesterday: 'promised yesterday',
  given: 'I gave it',
  givenName: 'I gave it: {title}',
  undoName: 'Undo: {title}',
  givenDone: 'Given: {title}',
  givenMark: 'given',
  returnedMark: 'returned',
  giveFailed: 'Not marked',
} as const
