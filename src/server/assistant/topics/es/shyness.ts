import type { TopicText } from '#server/assistant/topic.ts'

export const shyness: TopicText<'shyness'> = {
  name: 'Timidez',
  synonyms: [
    'tímido',
    'timidez',
    'vergüenza',
    'vergonzoso',
    'le da pena',
    'se esconde detrás de mí',
    'no habla con nadie',
    'callado',
    'introvertido',
    'se queda mudo',
    'desconocidos',
    'hablar en público',
    'le da corte',
    'penoso',
    'no participa en clase',
    'no se anima',
  ],
  questions: [
    'es muy timida y se esconde detras de mi',
    '¿Cómo ayudo a un niño tímido a hacer amigos?',
    'le da pena saludar 5 años',
    'No habla en clase, dice la maestra',
    'mi hijo es muy callado con la gente',
    'se queda mudo cuando un desconocido le habla',
  ],
  openings: [
    'Hay quien entra corriendo y quien primero mira desde la puerta. {name} mira primero.',
    'La timidez es una manera de ser, no un defecto.',
  ],
  tips: [
    'Da una sola idea pequeña antes de llegar: “Puedes saludar con la mano”.',
    'Deja unos segundos antes de contestar por {name}. Muchas veces la respuesta llega.',
    'Cambia “es pura timidez” por “necesita un rato para entrar en confianza”.',
    'Ensaya en casa con muñecos: pedir un helado, preguntar “¿puedo jugar?”.',
    'Llega un poco antes a las fiestas: con poca gente es más fácil empezar.',
  ],
  cards: {
    hello: { title: 'Saludó a su manera' },
    order: { title: 'Pidió su propia comida' },
    hellos: { title: 'Saludar a gente nueva', unit: 'saludos' },
  },
}
