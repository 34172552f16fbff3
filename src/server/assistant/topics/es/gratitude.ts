import type { TopicText } from '#server/assistant/topic.ts'

export const gratitude: TopicText<'gratitude'> = {
  name: 'Gratitud',
  synonyms: [
    'gratitud',
    'agradecido',
    'agradecer',
    'no agradece nada',
    'desagradecido',
    'no valora lo que tiene',
    'siempre quiere más',
    'todo le parece poco',
    'consentido',
    'mimado',
    'caprichoso con los regalos',
    'tiene de todo',
    'nunca está contento',
    'diario de gratitud',
    'cumpleaños y regalos',
    'materialista',
  ],
  questions: [
    'siempre quiere mas y no valora nada',
    '¿Cómo le enseño a agradecer lo que tiene?',
    'sirve de algo un diario de gratitud',
    'mi hija de 10 años es una desagradecida',
    'tiene de todo y no agradece nada',
    'está muy consentida y nada le parece suficiente',
  ],
  openings: [
    'Oír “quiero más” justo después de un regalo desanima.',
    'Agradecer no sale por obligación; se aprende mirando.',
  ],
  tips: [
    'Prueba una vez por semana: tres cosas buenas y por qué pasaron. A diario pronto suena a deber.',
    'Empieza tú, con algo concreto: “Me gustó que hoy caminamos sin prisa”.',
    'Que las gracias lleguen a alguien: una nota, un audio o un dibujo para quien hizo algo bueno.',
    'Sin exagerar: los estudios con escolares encuentran efectos pequeños y desiguales. Que sea un rato agradable.',
    'Si quiere algo nuevo, anótalo en una lista de deseos y míralo con {name} dentro de un mes.',
  ],
  sources: ['renshaw2016'],
  cards: {
    three: { title: 'Tres cosas buenas de esta semana' },
  },
}
