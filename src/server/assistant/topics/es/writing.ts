import type { TopicText } from '#server/assistant/topic.ts'

export const writing: TopicText<'writing'> = {
  name: 'Escritura',
  synonyms: [
    'escribir',
    'escrivir',
    'escribe',
    'escritura',
    'letra',
    'mala letra',
    'letra fea',
    'caligrafía',
    'ortografía',
    'faltas de ortografía',
    'lápiz',
    'dictado',
    'redacción',
    'se le cansa la mano',
    'letras al revés',
    'garabatos',
  ],
  questions: [
    'tiene una letra horrible 7 años',
    '¿Cómo mejora la letra sin pelear?',
    'no quiere escribir ni una linea',
    'muchas faltas de ortografia 9 años',
    'escribe con una letra que no se entiende',
    'agarra mal el lápiz y escribe letras al revés',
  ],
  openings: [
    'Escribir pide mano, ojo y paciencia a la vez. No es poco.',
    'Una hoja borrada tres veces quita las ganas a cualquiera.',
  ],
  tips: [
    'Poco y a diario: mejor cinco líneas con calma que una página entera el domingo.',
    'Busca la mejor letra de la hoja y rodéala: “Mira esta g, se apoya justo en la línea”.',
    'Escribir para alguien anima: una nota en la mochila, la lista del súper, una postal.',
    'Fuera de la hoja también se entrena: plastilina, pinzas, recortar, dibujar laberintos.',
    'Corrige una sola cosa por día y deja pasar las demás.',
  ],
  cards: {
    lines: { title: 'Escribir cinco líneas', cue: 'merendar' },
    neat: { title: 'Escribir líneas con letra clara', unit: 'líneas' },
  },
}
