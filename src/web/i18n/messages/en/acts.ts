export const acts = {
  today: 'Today',
  gained: '{count, plural, one {# point gained} other {# points gained}}',
  taken: '{count, plural, one {# point less} other {# points less}}',
  spent: '{count, plural, one {# point spent} other {# points spent}}',
  undone: 'Undone: {title}',
  undoneFor: 'No longer counted for {name}',
  redo: 'Restore',
  redone: 'Restored: {title}',
  redoFailed: 'Not restored',
  undoFailed: 'Not undone',
} as const
