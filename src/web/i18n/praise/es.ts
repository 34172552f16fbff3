/** The sentences of praise, without arguments: fetched on their own once the first screen is shown. */
export const praise = {
  greeting: [
    'Saludaste sin que nadie te lo pidiera',
    'Saludaste y le sacaste una sonrisa',
    'Saludaste primero. Así da gusto llegar',
    'Te tomaste un momento para saludar',
  ],
  tidy_toys: [
    'Pusiste cada juguete en su sitio',
    'Recogiste antes de empezar otra cosa',
    'Se puede pasar, porque guardaste tus cosas',
    'Todo volvió a su sitio gracias a ti',
  ],
  help_clean: [
    'Tomaste un trapo y te pusiste a ayudar',
    'Seguiste hasta que quedó limpio',
    'Con tu ayuda terminamos antes',
    'Viste lo que faltaba y lo hiciste',
  ],
  help_others: [
    'Te diste cuenta de que alguien necesitaba ayuda',
    'Dejaste lo que hacías para echar una mano',
    'Ayudaste sin que nadie lo pidiera',
    'Pensaste en cómo se sentía y ayudaste',
  ],
  study_well: [
    'Seguiste aunque era difícil',
    'Probaste, paraste y probaste de otra forma',
    'Empezaste sin que te lo recordaran',
    'Fuiste paso a paso hasta terminar',
  ],
  own: [
    'Vi lo que acabas de hacer y el cuidado que pusiste',
    'Te acordaste y lo hiciste',
    'Te tomaste tu tiempo, y se nota',
    'Eso ayuda en casa. Gracias',
    'Acabas de elegir bien',
    'Me di cuenta de lo que hiciste. Gracias',
  ],
  ownHard: [
    'No era fácil, y aun así lo hiciste',
    'Gracias. Sé que hacía falta valor',
    'Podías ir por lo fácil, y no lo hiciste',
    'Costó esfuerzo, y vi que seguiste',
    'Era difícil, y encontraste la manera',
    'Puedes sentir orgullo de lo que acabas de hacer',
  ],
  gift: [
    'Esto es solo porque me gusta estar contigo',
    'Sin ningún motivo. Me alegra que estés aquí',
    'Estaba pensando en ti',
    'Hoy tenía ganas de darte una sorpresa',
  ],
  repair: [
    'Arreglaste lo que pasó. Hace falta valor',
    'Contaste lo que pasó y después ayudaste',
    'Encontraste la forma de mejorarlo',
    'Volviste para arreglarlo, y eso cuesta',
  ],
} as const
