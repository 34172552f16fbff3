import type { TopicText } from '#server/assistant/topic.ts'

export const backTalk: TopicText<'back-talk'> = {
  name: 'Contesta mal',
  synonyms: [
    'contesta mal',
    'contestón',
    'respondón',
    'responde feo',
    'malas contestaciones',
    'me falta al respeto',
    'insulta',
    'groserías',
    'palabrotas',
    'malas palabras',
    'me levanta la voz',
    'insolente',
    'irrespetuoso',
    'replica, me desafía',
    'malos modos',
    'me dice cállate',
  ],
  questions: [
    'mi hija de 11 me contesta fatal',
    '¿Qué hago cuando me responde con groserías?',
    'me falta el respeto delante de todos',
    'contesta mal y da portazos 13 años',
    'Dice palabrotas en casa, ¿cómo lo corto?',
    'me responde de mala manera cuando lo corrijo',
  ],
  openings: [
    'Una mala contestación duele, sobre todo si viene de quien más quieres.',
    'Cuando cada pedido acaba en réplica, dan ganas de ganar la discusión. Casi nunca sirve.',
  ],
  tips: [
    'Separa el enfado de las palabras: “Puedes estar en contra; insultarme, no”.',
    'Déjalo para después: “Lo hablamos cuando haya calma”. Y vuelve al tema, aunque dé pereza.',
    'Enséñale frases para discrepar: “No me parece justo porque…”. Si las usa, escucha de verdad.',
    'Baja la voz cuando {name} la sube. Los gritos y las humillaciones no enseñan a largo plazo.',
    'Si luego vuelve a hablar o pide disculpas, reconócelo: volver también cuesta.',
  ],
  sources: ['havighurst2013', 'aapDiscipline2018'],
  cards: {
    polite: { title: 'Llevó la contraria con respeto' },
    later: { title: 'Volvió a hablarlo con calma' },
  },
}
