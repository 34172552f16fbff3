import type { TopicText } from '#server/assistant/topic.ts'

export const sadDay: TopicText<'sad-day'> = {
  name: 'Días tristes',
  synonyms: [
    'triste',
    'tristeza',
    'llora mucho',
    'llegó llorando',
    'decaído',
    'desanimado',
    'bajón',
    'apagado',
    'sin ganas',
    'deprimido',
    'depresión',
    'bajoneada',
    'mal día',
    'se encierra',
    'melancolía',
    'consolar',
  ],
  questions: [
    'mi hija esta triste y no se que hacer',
    '¿Cómo ayudo a mi hijo después de un mal día?',
    'lleva dias apagado y sin ganas, 12 años',
    'llora y no quiere hablar',
    'cuándo debo preocuparme si está triste',
    'tuvo un día horrible y llegó llorando',
  ],
  openings: [
    'Ver triste a {name} duele. Tu compañía ya es parte de la ayuda.',
    'Hay días grises que no piden soluciones, solo alguien cerca.',
  ],
  tips: [
    'Escucha antes de arreglar: “Te veo triste, estoy aquí”. Cuenta hasta diez antes de dar un consejo.',
    'Acepta el silencio y ofrece compañía: cocinar, dibujar o pasear lado a lado.',
    'Si la tristeza o la falta de interés dura unas dos semanas, consulta al pediatra o a un profesional.',
    'Si habla de hacerse daño o de no querer vivir, busca ayuda profesional hoy mismo y no le dejes a solas.',
    'Cuida lo básico esos días: comer, dormir, salir un rato, ver a alguien querido.',
    'Al final del día, pregunta qué ayudaría mañana. Algo pequeño basta.',
  ],
  cards: {
    tomorrow: { title: '¿Qué ayudaría mañana?' },
    tea: { title: 'Merienda tranquila para dos' },
  },
}
