import type { TopicText } from '#server/assistant/topic.ts'

export const ownBed: TopicText<'own-bed'> = {
  name: 'Dormir en su cama',
  synonyms: [
    'su propia cama',
    'dormir solo',
    'dormir en su cuarto',
    'duerme conmigo',
    'se pasa a mi cama',
    'dormirme a su lado',
    'nuestra cama',
    'cama de los papás',
    'colecho',
    'habitación propia',
    'se despierta de madrugada',
    'durmiendo con nosotros',
    'se mete en la cama',
    'pasar a su cuarto',
    'no se queda en su habitación',
    'sacarlo de mi cama',
  ],
  questions: [
    'se pasa a mi cama todas las noches',
    '¿Cómo hago para que duerma en su cuarto?',
    'mi hija de 5 años no quiere dormir sola',
    'queremos dejar el colecho, por donde empiezo',
    'a media noche se mete en nuestra cama',
    'quiero que duerma en su habitación toda la noche',
  ],
  openings: [
    'Despertar con un pie en la cara tiene su gracia unas noches. Después, menos.',
    'Pasar a la propia cama es un viaje por etapas, y cada familia elige cuándo.',
  ],
  tips: [
    'Sal del cuarto con una promesa corta: “Vuelvo en un minuto a mirarte”. Vuelve siempre y alarga poco a poco.',
    'Si viene de noche, acompáñale de vuelta cada vez, con las mismas pocas palabras y sin enfado.',
    'Anota que se quedó en su cuarto, no que durmió: dormirse no depende de querer.',
    'Que {name} ponga algo suyo en la habitación: la lámpara, el muñeco que vigila, la manta.',
    'Elige una época tranquila, sin mudanza, bebé nuevo ni cambio de escuela.',
    'Si hay ronquidos fuertes, terrores frecuentes o mucha angustia, consulta al pediatra.',
  ],
  cards: {
    room: { title: 'Quedarse en su cuarto', cue: 'leer el último cuento' },
    brave: { title: 'Volvió a su cama con ayuda' },
  },
}
