import type { TopicText } from '#server/assistant/topic.ts'

export const schoolBag: TopicText<'school-bag'> = {
  name: 'La mochila',
  synonyms: [
    'mochila',
    'moxila',
    'preparar la mochila',
    'olvida las cosas',
    'se le olvida todo',
    'olvidadizo',
    'se olvidó el libro',
    'deja los cuadernos',
    'pierde las cosas',
    'útiles',
    'material escolar',
    'lápices',
    'estuche',
    'cartuchera',
    'lonchera',
    'extravía',
  ],
  questions: [
    'se le olvida todo, el cuaderno, la lonchera, todo',
    '¿Cómo hago para que prepare su mochila?',
    'pierde los lapices cada semana 7 años',
    'le llevo yo el libro olvidado a la escuela?',
    'olvida los cuadernos en la escuela',
    'pierde todos los útiles',
  ],
  openings: [
    'El cuaderno que falta siempre aparece debajo de la cama, y siempre tarde.',
    'Organizarse también se aprende, bolsillo a bolsillo.',
  ],
  tips: [
    'Cuelga una lista corta en la puerta, con dibujos o palabras de {name}: agua, cuaderno, estuche.',
    'La mochila se prepara de noche, después de algo fijo, como recoger la mesa.',
    'Da un sitio a cada cosa: un gancho, una caja, siempre el mismo bolsillo.',
    'Pregunta “¿qué falta en tu lista?” en vez de nombrar tú cada cosa.',
    'Si un día se olvida, deja que lo resuelva con su docente. Un olvido pequeño enseña sin sermón.',
  ],
  cards: {
    packed: { title: 'Preparar la mochila de noche', cue: 'recoger la mesa' },
    found: { title: 'Encontró sus cosas por su cuenta' },
  },
}
