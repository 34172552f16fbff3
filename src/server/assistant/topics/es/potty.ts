import type { TopicText } from '#server/assistant/topic.ts'

export const potty: TopicText<'potty'> = {
  name: 'Dejar el pañal',
  synonyms: [
    'pañal',
    'quitar el pañal',
    'control de esfínteres',
    'orinal',
    'bacinica',
    'pelela',
    'vasenilla',
    'ir al baño',
    'pipí',
    'popó',
    'caca',
    'se hace encima',
    'no avisa',
    'retener la caca',
    'esfinteres',
  ],
  questions: [
    '¿Cuándo le quito el pañal?',
    'mi hija de 2 años no quiere sentarse en el orinal',
    'se hace pipi encima y no avisa 3 años',
    'como empezar a dejar el pañal',
    'Hace caca solo en el pañal, ¿qué hago?',
  ],
  openings: [
    'Entre charcos y carreras al baño, esta etapa pone a prueba el humor.',
    'El pañal se deja cuando el cuerpo y las ganas coinciden.',
  ],
  tips: [
    'Empieza cuando veas señales, como avisar o pasar horas con el pañal seco. Suelen llegar entre los dieciocho meses y los tres años.',
    'Elogia sentarse y avisar, aunque no salga nada: “Notaste las ganas y me lo dijiste”.',
    'Si hay un accidente, cara neutra y ropa limpia: “El pipí va en el orinal. Vamos a cambiarte”. Castigar lo complica.',
    'Momentos fijos para probar: al despertar, después de comer, antes de bañarse.',
    'Si hay dolor, estreñimiento o vuelve atrás de golpe, consulta al pediatra.',
  ],
  sources: ['vancouver'],
  cards: {
    sat: { title: 'Se sentó en el orinal' },
  },
}
