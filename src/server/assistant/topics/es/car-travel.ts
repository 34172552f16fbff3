import type { TopicText } from '#server/assistant/topic.ts'

export const carTravel: TopicText<'car-travel'> = {
  name: 'Viajes por carretera',
  synonyms: [
    'viaje',
    'viajar',
    'viaje largo',
    'coche',
    'carro',
    'auto',
    'cuánto falta',
    'carretera',
    'silla del coche',
    'cinturón de seguridad',
    'asiento',
    'avión',
    'tren',
    'se marea',
    'entretenerlos en el camino',
    'vacaciones en familia',
  ],
  questions: [
    'pregunta cuanto falta cada cinco minutos',
    '¿Qué hago con un viaje de seis horas y un niño de 4 años?',
    'se pelean en el asiento de atras todo el camino',
    'no quiere ponerse el cinturon y llora',
    'juegos para el carro sin pantallas',
    'se desabrocha el cinturón mientras manejo',
  ],
  openings: [
    'El primer “¿cuánto falta?” suele llegar antes de salir de la ciudad.',
    'Muchas horas, poco espacio y las mismas cuatro canciones: viajar cansa.',
  ],
  tips: [
    'Planea paradas para correr, no solo para la gasolina. El cuerpo aguanta mejor el siguiente tramo.',
    'Da un cargo a bordo: seguir el mapa, elegir la música, contar puentes.',
    'Las historias en audio llenan más kilómetros que un juguete nuevo. Deja que {name} elija dos.',
    'Responde al “¿cuánto falta?” con algo visible: dos canciones, tres pueblos, una parada.',
    'El cinturón y la silla no se negocian ni dan puntos: sin abrochar, el motor no arranca.',
  ],
  cards: {
    calm: { title: 'Viajó con calma' },
    games: { title: 'Jugar en el camino sin pantallas', unit: 'juegos' },
  },
}
