import type { TopicText } from '#server/assistant/topic.ts'

export const onlyForPoints: TopicText<'only-for-points'> = {
  name: 'Solo por los puntos',
  synonyms: [
    'solo por los puntos',
    'no hace nada sin puntos',
    'si no hay premio',
    'pide puntos por todo',
    'cuántos puntos me das',
    'qué me das a cambio',
    'a cambio de premios',
    'soborno',
    'chantaje',
    'interesado',
    'negocia cada favor',
    'depende de los premios',
    'motivación interna',
    'quitar los puntos',
    'por interés',
    'gratis',
  ],
  questions: [
    'ahora me pide puntos por todo',
    '¿Los premios no le quitan la motivación?',
    'solo ayuda si le doy puntos 8 años',
    'como dejo de usar los puntos poco a poco',
    'si no hay premio no hace nada',
    'me pregunta cuántos puntos por cada cosa',
  ],
  openings: [
    '“¿Y cuántos puntos me das?” Era de esperar, y tiene arreglo.',
    'Los puntos son un andamio: se ponen para subir y se quitan después.',
  ],
  tips: [
    'Retira los puntos por etapas: primero de sorpresa, después solo palabras, al final nada.',
    'Guarda los puntos para lo aburrido. En lo que ya le gusta, pagar puede quitarle las ganas.',
    'Antes que los puntos, la frase: “Recogiste sin que nadie mirara”. El elogio sí alimenta las ganas.',
    'Si pide puntos, responde con calma: “Esto es de la familia, gracias por hacerlo”.',
    'Pregunta qué parte le gustó. Notarlo es el principio de hacerlo porque sí.',
  ],
  sources: ['deci1999', 'cameron2001'],
  cards: {
    fade: { title: 'Elegir un gesto para dejar sin puntos' },
    like: { title: '¿Qué te gustó de hacerlo?' },
  },
}
