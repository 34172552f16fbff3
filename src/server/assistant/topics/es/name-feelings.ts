import type { TopicText } from '#server/assistant/topic.ts'

export const nameFeelings: TopicText<'name-feelings'> = {
  name: 'Nombrar emociones',
  synonyms: [
    'emociones',
    'sentimientos',
    'no dice lo que siente',
    'no expresa',
    'expresar cómo se siente',
    'se lo guarda',
    'inteligencia emocional',
    'educación emocional',
    'vocabulario de emociones',
    'no sabe qué le pasa',
    'no me cuenta nada',
    'hablar de lo que siente',
    'emosiones',
    'reconocer lo que siente',
    'es muy cerrado',
    'gestionar emociones',
  ],
  questions: [
    'no me cuenta lo que siente',
    '¿Cómo le ayudo a expresar sus emociones?',
    'se guarda todo y despues llora 7 años',
    'Pregunto qué le pasa y siempre dice “nada”',
    'no sabe explicar cómo se siente',
    'quiero que aprenda a hablar de sus emociones',
  ],
  openings: [
    'A veces “nada” es la única palabra que sale.',
    'Poner palabras a lo de dentro se aprende poco a poco, como leer.',
  ],
  tips: [
    'Ofrece palabras sin imponerlas: “¿Es más rabia o más decepción?”. Nombrar lo que se siente ayuda a calmarse.',
    'Pregunta el porqué y no solo el qué: “¿Qué hizo que te sintieras así?”.',
    'Cuenta lo tuyo en pequeño: “Hoy tuve nervios antes de la reunión y caminé un rato”.',
    'De noche o en el camino se habla mejor que cara a cara. Un cuento también abre la puerta.',
    'Recuerda con {name} momentos de hace días, también los alegres: quién estaba, qué pasó, por qué gustó.',
  ],
  sources: ['lieberman2007', 'vanBergen2010'],
  cards: {
    because: { title: '¿Qué sentiste hoy y por qué?' },
    words: { title: 'Aprender palabras para sentimientos', unit: 'palabras' },
  },
}
