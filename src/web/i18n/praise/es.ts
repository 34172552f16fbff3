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
    'Vi lo que hiciste. Gracias',
    'Lo hiciste, y me di cuenta',
    'Eso que hiciste estuvo bien',
    'Con eso el día es mejor. Gracias',
    'Elegiste bien',
    'Me alegra que lo hicieras',
  ],
  ownHard: [
    'Eso fue algo grande. Gracias',
    'Vi lo que hiciste, y significa mucho para mí',
    'Puedes sentir orgullo de lo que hiciste',
    'Eso vale mucho, y lo hiciste',
    'Elegiste bien, y me di cuenta',
    'Me voy a acordar de lo que hiciste',
  ],
  habit: [
    'Hoy lo volviste a hacer, y me di cuenta',
    'Hoy te ocupaste de ello, y lo vi',
    'Es algo pequeño, y lo hiciste',
    'Un día más, paso a paso',
    'Hoy también le dedicaste un rato',
    'Cada día que lo haces, cuesta un poco menos',
  ],
  gift: [
    'Esto es solo porque me gusta estar contigo',
    'Sin ningún motivo. Me alegra que estés aquí',
    'Estaba pensando en ti',
    'Hoy tenía ganas de darte una sorpresa',
  ],
  repair: [
    'Reparaste lo que pasó. Hace falta valor',
    'Contaste lo que pasó y después ayudaste',
    'Encontraste la forma de mejorarlo',
    'Volviste para repararlo, y eso cuesta',
  ],
} as const
