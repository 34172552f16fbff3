import type { TopicText } from '#server/assistant/topic.ts'

export const bedwetting: TopicText<'bedwetting'> = {
  name: 'Pipí en la cama',
  synonyms: [
    'moja la cama',
    'pipí en la cama',
    'pis en la cama',
    'se orina de noche',
    'se orina dormido',
    'orina',
    'enuresis',
    'amanece mojado',
    'sábanas mojadas',
    'cama mojada',
    'se mea',
    'pañal de noche',
    'colchón',
    'pipí nocturno',
    'se hace pis',
    'seco por la noche',
  ],
  questions: [
    'mi hijo de 7 años moja la cama todas las noches',
    '¿Es normal que se haga pipí en la cama a los 6 años?',
    'se hace pis de noche y le da verguenza',
    'volvio a mojar la cama despues de meses seco',
    'a los 8 todavía se orina en la cama',
    'amanece empapado todas las noches',
  ],
  openings: [
    'Cambiar sábanas de madrugada agota, y a {name} le pesa más de lo que parece.',
    'Mojar la cama no es pereza ni culpa de nadie.',
  ],
  tips: [
    'Dilo claro en casa: le pasa al cuerpo mientras duerme, nadie lo hace a propósito y no hay castigo.',
    'Reparte la bebida a lo largo del día y propón ir al baño justo antes de dormir.',
    'Premia lo que sí se puede hacer, como ir al baño o ayudar con las sábanas; nunca las noches secas.',
    'Deja la noche fácil: protector en el colchón, muda al lado, luz en el pasillo.',
    'Si es nuevo, duele o hay mucha sed, consulta pronto al pediatra. También si le hace sufrir: hay ayuda.',
  ],
  sources: ['nice'],
  cards: {
    toilet: { title: 'Ir al baño antes de dormir', cue: 'cepillarse los dientes' },
    sheets: { title: 'Ayudó a cambiar las sábanas' },
  },
}
