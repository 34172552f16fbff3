import type { TopicText } from '#server/assistant/topic.ts'

export const thumbNails: TopicText<'thumb-nails'> = {
  name: 'Dedo y uñas',
  synonyms: [
    'uñas',
    'se muerde las uñas',
    'se come las uñas',
    'morderse',
    'se chupa el dedo',
    'chuparse',
    'dedo en la boca',
    'pulgar',
    'chupete',
    'chupón',
    'chupo',
    'tete',
    'se arranca pielecitas',
    'manía',
    'se arranca el pelo',
    'dejar el chupete',
  ],
  questions: [
    'se come las uñas hasta hacerse sangre',
    '¿Cómo le quito el chupete?',
    'se chupa el dedo para dormir 5 años',
    'mi hija se muerde las uñas por nervios',
    'sigue con el chupete y ya es grande',
    'tiene siempre el pulgar en la boca',
  ],
  openings: [
    'La mano va a la boca sin pedir permiso, sobre todo con sueño o nervios.',
    'No es una manía para molestar: es una manera de calmarse.',
  ],
  tips: [
    'La mayoría lo deja con el tiempo. Burlas y tirones de mano suelen empeorarlo.',
    'Nombra los ratos en que no pasa: “Viste toda la película con las manos en el cojín”.',
    'Ten algo para las manos donde más pasa, como plastilina o una pelota blanda, en el sofá o de viaje.',
    'Acuerda una señal secreta, un toque en el hombro, en lugar de decirlo delante de la gente.',
    'Cuida las uñas con {name} por la noche: lima, crema y un rato de charla.',
    'Si sigue cuando salen los dientes definitivos o hay heridas, pregunta al dentista o al pediatra.',
  ],
  cards: {
    hands: { title: 'Ocupó las manos en otra cosa' },
    evenings: { title: 'Cuidar las uñas con lima y crema', unit: 'noches' },
  },
}
