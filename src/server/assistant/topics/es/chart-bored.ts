import type { TopicText } from '#server/assistant/topic.ts'

export const chartBored: TopicText<'chart-bored'> = {
  name: 'Ya no le motiva',
  synonyms: [
    'ya no le motiva',
    'ya no funciona',
    'dejó de funcionar',
    'se aburrió de los puntos',
    'se cansó de los puntos',
    'no le interesan los premios',
    'no le hacen ilusión',
    'perdió el interés',
    'le da igual',
    'ya no le importa',
    'tabla de recompensas',
    'tabla de puntos',
    'desmotivado',
    'aburrido del sistema',
    'no le entusiasma',
    'cambiar los premios',
  ],
  questions: [
    'ya no le importan los puntos',
    '¿Qué hago si los premios dejaron de funcionar?',
    'al principio le encantaba y ahora le da igual',
    'se aburrio de la tabla de puntos 7 años',
    'los premios ya no le hacen ilusión',
    'ya se cansó del sistema de puntos',
  ],
  openings: [
    'Lo nuevo brilla unas semanas y después se apaga. Pasa en casi todas las casas.',
    'Si los puntos ya no ilusionan, suele bastar con cambiar algo pequeño.',
  ],
  tips: [
    'Acorta el camino: un paso más fácil y un premio que pueda llegar hoy o mañana.',
    'Cambia la lista de premios con {name} y deja elegir entre dos o tres; más opciones no ilusionan más.',
    'Prueba premios que son tiempo: elegir el juego, un pícnic en el suelo, cocinar algo.',
    'Celebra lo que ya sale sin ayuda y déjalo sin puntos. Con uno o dos retos basta.',
    'Da los puntos enseguida y con una frase; tres horas después ya no dicen nada.',
  ],
  sources: ['patall2008', 'cdc'],
  cards: {
    refresh: { title: 'Renovar los premios' },
    ideas: { title: 'Desayuno de pícnic en casa' },
  },
}
