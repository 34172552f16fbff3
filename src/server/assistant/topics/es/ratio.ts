import type { TopicText } from '#server/assistant/topic.ts'

export const ratio: TopicText<'ratio'> = {
  name: 'Más elogios',
  synonyms: [
    'más elogios',
    'proporción',
    'elogios y correcciones',
    'corrijo mucho',
    'regaño mucho',
    'regañando',
    'le riño',
    'retando',
    'reto todo el día',
    'soy muy criticona',
    'lo que hace mal',
    'solo digo no',
    'cinco a uno',
    'más positivo',
    'más críticas que elogios',
    'solo veo lo malo',
  ],
  questions: [
    'siento que solo le regaño',
    '¿Cuántos elogios hacen falta por cada corrección?',
    'paso el dia diciendo no',
    'es verdad lo de cinco elogios por cada regaño?',
    'me paso el día regañando',
    'soy muy crítica y le digo pocas cosas buenas',
  ],
  openings: [
    'Hay días en que parece que solo sale “no”, “para” y “cuidado”.',
    'Notarlo ya cambia algo. No hay nota que aprobar.',
  ],
  tips: [
    'No hay un número mágico: en 151 aulas, a más elogios por regaño, más atención. Cada uno suma.',
    'Busca un elogio más que ayer, y mejor a una hora fija, como la cena.',
    'Deja pasar lo pequeño y guarda las correcciones para lo que de verdad importa.',
    'Cambia algunos “no” por lo que sí: “Los pies en el suelo” en lugar de “no saltes”.',
    'Mira la semana y no el día: un mal martes se diluye.',
  ],
  sources: ['caldarella2020'],
  cards: {},
}
