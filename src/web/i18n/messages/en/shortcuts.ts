export const shortcuts = {
  title: 'Keyboard shortcuts',
  keys: { award: '1 – 9', undo: 'Z', sentence: '/', list: '?', message: 'F6' },
  award: 'Award the good deed with this number',
  undo: 'Undo what was just done',
  sentence: 'Write what happened',
  list: 'Show this list',
  message: 'Go to the message, and back',
  switch: 'Use keyboard shortcuts',
  switchHint: 'Turn them off if you use voice dictation: a spoken word can press keys.',
} as const
