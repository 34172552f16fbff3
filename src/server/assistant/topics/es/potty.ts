import type { TopicText } from '#server/assistant/topic.ts'

export const potty: TopicText<'potty'> = {
  name: 'Dejar el pañal',
  synonyms: [
    'pañal',
    'dejar el pañal',
    'quitar el pañal',
    'orinal',
    'bacinica',
    'bacinilla',
    'pelela',
    'inodoro',
    'control de esfínteres',
    'popó',
    'caca',
    'se hace encima',
    'calzón',
    'no avisa',
    'entrenamiento del baño',
    'retener la caca',
  ],
  questions: [
    '¿Cuándo le quito el pañal?',
    'mi hija de 2 años no quiere sentarse en el orinal',
    'se hace pipi encima y no avisa 3 años',
    'como empezar a dejar el pañal',
    'Hace caca solo en el pañal, ¿qué hago?',
    'sigue con pañales y en septiembre entra al jardín',
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
