export const acts = {
  today: 'Today',
  gained: '{count, plural, one {# point gained} other {# points gained}}',
  taken: '{count, plural, one {# point less} other {# points less}}',
  spent: '{count, plural, one {# point spent} other {# points spent}}',
  undone: 'Undone: {title}',
  redo: 'Bring back',
  redone: 'Back again: {title}',
  redoFailed: 'Not brought back',
  undoFailed: 'Not undone',
} as const
