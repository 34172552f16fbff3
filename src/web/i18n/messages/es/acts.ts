export const acts = {
  today: 'Hoy',
  gained: '{count, plural, one {# punto ganado} other {# puntos ganados}}',
  taken: '{count, plural, one {# punto menos} other {# puntos menos}}',
  spent: '{count, plural, one {# punto canjeado} other {# puntos canjeados}}',
  undone: 'Deshecho: {title}',
  undoneFor: 'Se retiró de la cuenta de {name}',
  redo: 'Recuperar',
  redone: 'Recuperado: {title}',
  redoFailed: 'No se pudo recuperar',
  undoFailed: 'No se deshizo',
} as const
