import type { TopicText } from '#server/assistant/topic.ts'

export const firstWeek: TopicText<'first-week'> = {
  name: 'La primera semana',
  synonyms: [
    'empezar con la app',
    'cómo empiezo',
    'cómo funciona',
    'primeros pasos',
    'por dónde empiezo',
    'primer día con la app',
    'cómo usar la app',
    'empezar con los puntos',
    'comenzar',
    'nuevo aquí',
    'configurar',
    'qué hago primero',
  ],
  questions: [
    '¿Por dónde empiezo?',
    'acabo de instalar la app que hago primero',
    'cuantos habitos pongo para empezar',
    'como explico los puntos a mi hijo de 5 años',
  ],
  openings: ['Una primera luz basta para empezar.', 'La primera semana es para probar, no para hacerlo todo.'],
  tips: [
    'Elige dos comportamientos, un hábito y tres premios. Lo demás puede esperar.',
    'Incluye un comportamiento que ya le salga a menudo: así habrá puntos el primer día.',
    'Da los puntos en el momento y di por qué: “Diez puntos por saludar”.',
    'Cuéntaselo en una frase: “Cada vez que vea algo bueno, encendemos una luz”. Y deja que elija los premios.',
    'Los cuadros de premios suelen funcionar mejor entre los tres y los ocho años; después gustan más las metas propias.',
    { text: 'A esta edad sobran los puntos: guarda momentos y di en voz alta lo que hizo bien.', ages: [0, 3] },
  ],
  sources: ['raisingChildren', 'cdc'],
  cards: {},
}
