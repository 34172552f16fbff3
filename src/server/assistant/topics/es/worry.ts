import type { TopicText } from '#server/assistant/topic.ts'

export const worry: TopicText<'worry'> = {
  name: 'Preocupaciones',
  synonyms: [
    'preocupado',
    'preocupaciones',
    'ansiedad',
    'anciedad',
    'ansioso',
    'angustia',
    'nervios',
    'nervioso',
    'piensa en lo peor',
    'le da muchas vueltas',
    'se agobia',
    'estrés',
    'dolor de barriga por nervios',
    'miedo a la muerte',
    'miedo a que nos pase algo',
    'pregunta mil veces',
  ],
  questions: [
    'mi hija se preocupa por todo y no duerme',
    '¿Cómo ayudo a mi hijo con la ansiedad?',
    'le duele la barriga antes de ir a la escuela 9 años',
    'pregunta mil veces si va a pasar algo malo',
    'se agobia por cosas que no han pasado',
    'es muy ansiosa y se angustia por todo',
  ],
  openings: [
    'Una cabeza llena de “¿y si…?” cansa a quien la tiene y a quien la acompaña.',
    'Que {name} se preocupe tanto muestra cuánto le importan las cosas. Se puede bajar el volumen.',
  ],
  tips: [
    'Reserva un “rato de preocupaciones” diario: se dicen o se dibujan, se guardan en una caja y se sigue.',
    'Mantén los planes en pasos pequeños. Librarle siempre de lo que teme hace crecer el miedo.',
    'Si pregunta lo mismo otra vez, devuelve la pregunta: “¿Qué te respondí la última vez?”.',
    'Pregunta por el plan y no solo por el miedo: “Si pasara eso, ¿qué harías primero?”.',
    'Si la preocupación le impide dormir, comer o ir a la escuela, consulta al pediatra o a un profesional.',
  ],
  cards: {
    time: { title: 'Hacer el rato de preocupaciones', cue: 'merendar' },
    steps: { title: 'Dar pasos valientes', unit: 'pasos' },
  },
}
