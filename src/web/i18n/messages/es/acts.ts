export const acts = {
  today: 'Hoy',
  gained: '{count, plural, one {# punto ganado} other {# puntos ganados}}',
  taken: '{count, plural, one {# punto menos} other {# puntos menos}}',
  spent: '{count, plural, one {# punto canjeado} other {# puntos canjeados}}',
  undone: 'Deshecho: {title}',
  redo: 'Recuperar',
  redone: 'De vuelta: {title}',
  redoFailed: 'No se recuperó',
  undoFailed: 'No se deshizo',
} as const
