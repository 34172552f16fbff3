import type { TopicText } from '#server/assistant/topic.ts'

export const whining: TopicText<'whining'> = {
  name: 'Quejas y lloriqueos',
  synonyms: [
    'quejas',
    'lloriquea',
    'gimotea',
    'se queja por todo',
    'voz de queja',
    'pide llorando',
    'tono llorón',
    'quejica',
    'llorica',
    'protesta',
    'refunfuña',
    'reclama',
    'habla con voz de bebé',
    'ñoño',
    'fastidia',
    'interrumpe cuando hablo',
  ],
  questions: [
    'todo lo pide llorando y me desespera',
    '¿Cómo hago para que deje de lloriquear?',
    'se queja por todo 5 años',
    'Me interrumpe y se queja cada vez que hablo por teléfono',
    'habla con voz llorona y no lo aguanto',
    'mi hijo protesta y gime por cualquier cosa',
  ],
  openings: [
    'Ese tono de queja a las siete de la tarde acaba con la paciencia de cualquiera.',
    'Oír la misma queja cien veces cansa. Suele bajar cuando otro tono funciona mejor.',
  ],
  tips: [
    'Contesta rápido cuando {name} habla con su voz de siempre; con la voz de queja, espera sin comentar.',
    'Juega con {name} a las dos voces: pedir agua con queja, pedirla normal y reírse de la diferencia.',
    'Da una pista corta en vez de un sermón: “Con tu voz de siempre te entiendo”.',
    'Reconoce lo que quiere aunque la respuesta sea no: “Querías quedarte más. Hoy toca irse”.',
    'Acuerda una señal para cuando hablas con alguien: una mano en tu brazo significa “espero mi turno”.',
  ],
  sources: ['leijten2019', 'cdc'],
  cards: {
    voice: { title: 'Lo pidió con su voz de siempre' },
    turn: { title: 'Esperó su turno para hablar' },
  },
}
