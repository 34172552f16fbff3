export const awards = {
  tileName: '{title}, {points, plural, one {# punto} other {# puntos}} para {name}',
  awarded: '{points} para {name} · {title}',
  noted: '{points} para {name} · {title}',
  say: 'Dile: «{sentence}».',
  failed: 'No se anotó',
  first: {
    title: 'La primera luz',
    text: '«{title}». Ya brilla en el frasco de {name}.',
  },
  praise: {
    greeting: {
      a: 'Saludaste sin que nadie te lo pidiera',
      b: 'Saludaste y le sacaste una sonrisa',
      c: 'Saludaste primero. Así da gusto llegar',
    },
    tidy_toys: {
      a: 'Pusiste cada juguete en su sitio',
      b: 'Recogiste antes de empezar otra cosa',
      c: 'Se puede pasar, porque guardaste tus cosas',
    },
    help_clean: {
      a: 'Tomaste un trapo y te pusiste a ayudar',
      b: 'Seguiste hasta que quedó limpio',
      c: 'Con tu ayuda terminamos antes',
    },
    help_others: {
      a: 'Te diste cuenta de que alguien necesitaba ayuda',
      b: 'Dejaste lo que hacías para echar una mano',
      c: 'Ayudaste sin que nadie lo pidiera',
    },
    study_well: {
      a: 'Seguiste aunque era difícil',
      b: 'Probaste, paraste y probaste de otra forma',
      c: 'Empezaste sin que te lo recordaran',
    },
    own: {
      a: 'Vi lo que acabas de hacer y el cuidado que pusiste',
      b: 'Lo hiciste por tu cuenta',
      c: 'Seguiste hasta terminarlo',
    },
    gift: {
      a: 'Esto es solo porque me gusta estar contigo',
      b: 'Sin ningún motivo. Me alegra que estés aquí',
      c: 'Estaba pensando en ti',
    },
    repair: {
      a: 'Arreglaste lo que pasó. Hace falta valor',
      b: 'Contaste lo que pasó y después ayudaste',
      c: 'Encontraste la forma de mejorarlo',
    },
  },
} as const
