export const awards = {
  tileName: '{title}, {points, plural, one {# punto} other {# puntos}} para {name}',
  awarded: '{points} para {name} · {title}',
  noted: '{points} para {name} · {title}',
  written: 'Anotado de {name} · {title}',
  say: 'Dile: «{sentence}».',
  countedOnce: 'Se contó una vez. Para sumar otra, toca de nuevo.',
  failed: 'No se anotó',
  first: {
    title: 'La primera luz',
    text: '«{title}». Ya brilla en el frasco de {name}.',
  },
} as const
