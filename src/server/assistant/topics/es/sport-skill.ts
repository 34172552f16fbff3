import type { TopicText } from '#server/assistant/topic.ts'

export const sportSkill: TopicText<'sport-skill'> = {
  name: 'Deporte',
  synonyms: [
    'deporte',
    'fútbol',
    'futbol',
    'baloncesto',
    'básquet',
    'natación',
    'nadar',
    'bicicleta',
    'patinar',
    'tenis',
    'entrenamiento',
    'equipo',
    'partido',
    'entrenador',
    'torneo',
    'dejar el fútbol',
  ],
  questions: [
    'quiere dejar la natacion a mitad de curso',
    '¿Cuántos deportes puede hacer a la vez?',
    'entrena todos los dias con 9 años, es demasiado?',
    'se desanima porque no lo ponen a jugar',
    'aprender a nadar, por dónde empiezo',
    'quiere dejar el equipo de baloncesto',
  ],
  openings: [
    'Entre entrenamientos, partidos y mochilas, el deporte puede volverse otro trabajo.',
    'Aprender un deporte son muchos días de salir regular y alguno de salir bien.',
  ],
  tips: [
    'Primero, que divierta: al salir, pregunta “¿qué fue lo mejor?” antes que el resultado.',
    'Probar varios deportes en estos años suma más que apostar pronto por uno.',
    'Reserva al menos un día de descanso por semana; crecer también cansa.',
    'Elige un solo detalle de la técnica y unos minutos de práctica, contra su propia marca.',
    'Desde la grada, ánimos para todo el equipo; las correcciones son de quien entrena.',
    'Si algo duele más de unos días, para y consulta al pediatra.',
  ],
  sources: ['aapSport2024'],
  cards: {
    swim: { title: 'Nadar', unit: 'metros' },
    catches: { title: 'Recibir la pelota sin que caiga', unit: 'veces' },
    cheered: { title: 'Animó a su equipo' },
  },
}
