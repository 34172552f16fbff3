import type { TopicText } from '#server/assistant/topic.ts'

export const bedtime: TopicText<'bedtime'> = {
  name: 'Hora de dormir',
  synonyms: [
    'dormir',
    'hora de dormir',
    'no se duerme',
    'dormirse tarde',
    'acostarse',
    'se acuesta tarde',
    'irse a la cama',
    'sueño',
    'conciliar el sueño',
    'cuántas horas duerme',
    'insomnio',
    'desvelado',
    'rutina de noche',
    'siesta',
    'pide agua mil veces',
  ],
  questions: [
    'no se quiere dormir nunca, son las 11 y sigue despierto',
    '¿Cuántas horas tiene que dormir un niño de 7 años?',
    'la hora de dormir es una pelea',
    'se levanta mil veces a pedir agua 4 años',
    'rutina para dormir',
    'tarda dos horas en dormirse',
  ],
  openings: [
    'Cuando el día se acaba y {name} no, a ti ya no te quedan fuerzas.',
    'El último vaso de agua, el último beso, la última pregunta… y ya son las diez.',
  ],
  tips: [
    'Repite cada noche los mismos tres o cuatro pasos: baño, pijama, dientes, cuento. Cuantas más noches, mejor se duerme.',
    'Empieza un poco antes y baja luces y voces. Las pantallas, fuera del cuarto.',
    'Da un vale para una última petición: agua o abrazo. Usado el vale, a la cama.',
    'Da puntos por los pasos de antes, nunca por dormirse: eso no se decide.',
    { text: 'Entre los 3 y los 5 años se recomiendan de 10 a 13 horas al día, siestas incluidas.', ages: [3, 5] },
    { text: 'Entre los 6 y los 12 años se recomiendan de 9 a 12 horas de sueño.', ages: [6, 10] },
  ],
  sources: ['mindell2015', 'aasm2016', 'carter2016'],
  cards: {
    steps: { title: 'Hacer los pasos para ir a dormir', cue: 'cenar' },
    call: { title: 'Se acostó al primer aviso' },
    story: { title: 'Un cuento extra' },
  },
}
