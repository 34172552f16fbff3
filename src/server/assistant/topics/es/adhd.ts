import type { TopicText } from '#server/assistant/topic.ts'

export const adhd: TopicText<'adhd'> = {
  name: 'TDAH',
  synonyms: [
    'tdah',
    'tda',
    'hiperactividad',
    'hiperactivo',
    'déficit de atención',
    'trastorno de atención',
    'no para quieto',
    'no se queda quieto',
    'muy inquieto',
    'impulsivo',
    'impulsividad',
    'diagnóstico',
    'le diagnosticaron',
    'medicación',
    'neurólogo',
    'evaluación',
  ],
  questions: [
    'creo que mi hijo tiene tdah que hago',
    '¿Los puntos funcionan con el TDAH?',
    'no para quieto ni un minuto 6 años',
    'le diagnosticaron deficit de atencion, como ayudo en casa',
    'puede que tenga hiperactividad',
    'mi hija tiene tdah y no termina nada',
  ],
  openings: [
    'Acompañar a {name} cuando todo va a mil pide mucha energía.',
    'Con más inquietud hacen falta señales más claras, no más regaños.',
  ],
  tips: [
    'Premia pronto y a menudo: un paso pequeño, unos puntos y una frase, en el mismo minuto.',
    'Una sola indicación cada vez, de cerca, con un dibujo o una lista a la vista.',
    'Deja sitio al movimiento: encargos, pausas para saltar, hacer la tarea de pie.',
    'Cambia los premios con frecuencia: lo nuevo mantiene las ganas un poco más.',
    'Si las dificultades aparecen en casa y en la escuela, consulta al pediatra. Solo una evaluación profesional puede decir qué es.',
    {
      text: 'Antes de los seis años, lo primero que se recomienda es formación para la familia en manejo de la conducta.',
      ages: [3, 5],
    },
  ],
  sources: ['cdcAdhd'],
  cards: {},
}
