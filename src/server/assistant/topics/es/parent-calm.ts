import type { TopicText } from '#server/assistant/topic.ts'

export const parentCalm: TopicText<'parent-calm'> = {
  name: 'Tu propia calma',
  synonyms: [
    'le grité',
    'grito mucho',
    'exploto y grito',
    'pierdo la paciencia',
    'perdí los nervios',
    'no puedo más',
    'me supera',
    'estoy al límite',
    'agotada',
    'agotado',
    'quemada',
    'muy cansada',
    'mala madre',
    'mal padre',
    'me siento culpable',
    'me arrepiento',
  ],
  questions: [
    'le grite otra vez y me siento fatal',
    '¿Cómo hago para no perder la paciencia?',
    'estoy agotada y no puedo mas con todo',
    'soy mala madre por gritar',
    'mi pareja y yo no estamos de acuerdo en nada',
    'perdí los nervios y grité, cómo lo arreglo',
  ],
  openings: [
    'Criar cansa de verdad, y buscar otra manera ya es cuidar.',
    'A todo el mundo se le escapa un grito. Lo que viene después también cuenta.',
  ],
  tips: [
    'Después de un grito, vuelve y repara: “Te grité y no estuvo bien. Lo intento de nuevo”.',
    'Antes de hablar, suelta el aire despacio o sal un momento, si {name} está en un lugar seguro.',
    'Háblate como a una buena amistad. En un estudio, un curso de autocompasión alivió el agotamiento de madres y padres.',
    'Si cría contigo otra persona, acuerda con ella dos reglas y no veinte. El resto puede variar.',
    'Mira a qué hora se tuerce siempre el día y quita de ahí una sola cosa.',
    'Si el cansancio no cede o temes hacer daño, pide ayuda hoy: familia, centro de salud o un servicio de apoyo.',
  ],
  sources: ['urbanowicz2023'],
  cards: {
    note: { title: '¿Qué necesité hoy?' },
  },
}
