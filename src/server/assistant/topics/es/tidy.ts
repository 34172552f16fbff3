import type { TopicText } from '#server/assistant/topic.ts'

export const tidy: TopicText<'tidy'> = {
  name: 'Recoger los juguetes',
  synonyms: [
    'recoger',
    'ordenar',
    'desorden',
    'desordenado',
    'juguetes tirados',
    'deja todo tirado',
    'guardar los juguetes',
    'cuarto desordenado',
    'su cuarto es un chiquero',
    'leonera',
    'tiradero',
    'regadero',
    'legos por el piso',
    'arreglar su pieza',
    'no recoge',
    'orden',
  ],
  questions: [
    'no recoge sus juguetes nunca',
    '¿Cómo hago para que ordene su cuarto?',
    'la casa siempre llena de juguetes 4 años',
    'su habitacion es un desastre y no le importa',
    'deja todo tirado por toda la casa',
    'su cuarto es un chiquero',
  ],
  openings: [
    'Pisar un bloque con el pie desnudo tiene su propio vocabulario.',
    'El desorden vuelve cada tarde, como las olas.',
  ],
  tips: [
    'Pide algo que se vea: “los bloques, a la caja” en lugar de “ordena tu cuarto”.',
    'Recoge a su lado los primeros minutos, con música; cuando acaba la canción, se para.',
    'Menos a la vista: guarda la mitad de los juguetes y cámbialos cada pocas semanas.',
    'Pon fotos o dibujos en las cajas para que cada cosa sepa adónde va.',
    'Recoge antes de sacar lo siguiente o antes de cenar, siempre en el mismo momento.',
  ],
  cards: {
    toys: { title: 'Recogió los juguetes' },
    minutes: { title: 'Ordenar diez minutos con música', cue: 'merendar' },
  },
}
