import type { TopicText } from '#server/assistant/topic.ts'

export const outdoorsEyes: TopicText<'outdoors-eyes'> = {
  name: 'Aire libre y vista',
  synonyms: [
    'aire libre',
    'jugar afuera',
    'jugar fuera',
    'jugar en la calle',
    'salir a jugar',
    'no sale de casa',
    'encerrado en casa',
    'parque',
    'patio',
    'naturaleza',
    'excursión',
    'miopía',
    'vista',
    've mal de lejos',
    'gafas',
    'lentes',
  ],
  questions: [
    'no quiere salir de casa en toda la tarde',
    '¿Jugar afuera ayuda con la miopía?',
    'cada año le sube la graduacion, 9 años',
    'ideas para salir con mi hija despues de la escuela',
    'no sale nunca a jugar a la calle',
    'tiene miopía y pasa todo el día adentro',
  ],
  openings: [
    'Entre escuela, tarea y frío o calor, salir se queda para mañana.',
    'A veces lo más difícil del parque es la puerta de casa.',
  ],
  tips: [
    'Sal antes de entrar: de la puerta de la escuela al parque, sin pasar por el sofá.',
    'En un estudio, 40 minutos más al aire libre por día de clase redujeron los casos nuevos de miopía.',
    'Merienda fuera, lectura en un banco, tarea en el patio: lo de siempre, pero al aire libre.',
    'Ponte de acuerdo con otra familia para un día fijo; con compañía se sale también con pocas ganas.',
    'Si entrecierra los ojos o se acerca mucho al papel, pide una revisión de la vista.',
  ],
  sources: ['he2015'],
  cards: {
    outside: { title: 'Jugar al aire libre', cue: 'salir de la escuela' },
    park: { title: 'Parque con alguien que elija' },
  },
}
