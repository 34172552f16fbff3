import type { TopicText } from '#server/assistant/topic.ts'

export const anger: TopicText<'anger'> = {
  name: 'Rabia y enfado',
  synonyms: [
    'se enoja',
    'se enfada',
    'rabia',
    'ira',
    'furioso',
    'enojo',
    'se pone bravo',
    'explota',
    'avienta las cosas',
    'rompe cosas',
    'pierde el control',
    'descontrolado',
    'mal carácter',
    'arranques',
    'golpea la puerta',
  ],
  questions: [
    'mi hijo de 8 años se enoja por todo y tira cosas',
    '¿Cómo le enseño a controlar la rabia?',
    'se enfada y rompe sus juguetes',
    'tiene muy mal carácter, explota por cualquier cosa',
    'ataques de ira 9 años',
    'se enoja muchísimo y avienta las cosas',
  ],
  openings: [
    'La rabia de {name} llena toda la casa. También se puede aprender a llevarla.',
    'Sentir rabia no es el problema; lo difícil es qué hacer con ella.',
  ],
  tips: [
    'Nombra, acepta y pon el límite, en ese orden: “Qué rabia perder. La puerta no se golpea”.',
    'La calma se ensaya en calma: tres respiraciones lentas, como soplando una vela imaginaria.',
    'Prepara con {name} un plan dibujado: apretar un cojín, beber agua, salir un minuto al pasillo.',
    'En plena explosión, menos palabras. Ya habrá tiempo de hablar cuando baje.',
    'Más tarde, mira con {name} qué encendió la rabia y qué ayudó, sin sermón.',
    'Si se apartó a tiempo, dilo: “Notaste que subía y te fuiste a respirar”.',
  ],
  sources: ['havighurst2013'],
  cards: {
    break: { title: 'Hizo una pausa a tiempo' },
    breaths: { title: 'Hacer tres respiraciones lentas', cue: 'cepillarse los dientes' },
    tools: { title: 'Probar maneras de calmarse', unit: 'intentos' },
  },
}
