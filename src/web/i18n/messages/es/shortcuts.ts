export const shortcuts = {
  title: 'Atajos de teclado',
  keys: { award: '1 – 9', undo: 'Z', sentence: '/', list: '?', message: 'F6' },
  award: 'Dar puntos por el gesto con ese número',
  undo: 'Deshacer lo último',
  sentence: 'Escribir qué pasó',
  list: 'Mostrar esta lista',
  message: 'Ir al aviso y volver',
  switch: 'Usar atajos de teclado',
  switchHint: 'Desactívalos si usas dictado por voz: una palabra dicha puede pulsar teclas.',
} as const
