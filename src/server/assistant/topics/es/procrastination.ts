import type { TopicText } from '#server/assistant/topic.ts'

export const procrastination: TopicText<'procrastination'> = {
  name: 'Dejar para después',
  synonyms: [
    'procrastina',
    'posponer',
    'aplaza',
    'dejar para después',
    'último momento',
    'última hora',
    'la noche anterior',
    'todo para mañana',
    'ahora voy',
    'después lo hago',
    'no arranca',
    'pereza',
    'perezoso',
    'flojo',
    'vago',
    'proyectos sin empezar',
  ],
  questions: [
    'deja todo para ultima hora, 13 años',
    '¿Cómo le ayudo a no procrastinar?',
    'dice ahora voy y nunca va',
    'mi hijo es muy vago para estudiar',
    'empieza los trabajos la noche antes',
    'pospone todo, siempre mañana mañana',
  ],
  openings: [
    'Ese “ahora voy” que dura toda la tarde saca de quicio.',
    'Aplazar rara vez es pereza; muchas veces la tarea da miedo o parece enorme.',
  ],
  tips: [
    'Busca un primer paso diminuto: abrir el documento y escribir el título.',
    'Propón cinco minutos con reloj y permiso para parar. Muchas veces dan ganas de seguir.',
    'Ayúdale a escribir un “si… entonces”: “Si me tienta el teléfono, entonces lo dejo en la cocina”.',
    'Cambia el recordatorio diario por una cita semanal para mirar el plan: menos persecución y más acuerdo.',
    'Pregunta qué parte se atasca y empieza por ahí, sin debatir el carácter.',
  ],
  sources: ['ifThen'],
  cards: {
    minutes: { title: 'Arrancar con cinco minutos', unit: 'arranques' },
    dinner: { title: 'Empezó antes de cenar' },
  },
}
