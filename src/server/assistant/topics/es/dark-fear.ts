import type { TopicText } from '#server/assistant/topic.ts'

export const darkFear: TopicText<'dark-fear'> = {
  name: 'Miedo a la oscuridad',
  synonyms: [
    'oscuridad',
    'oscuro',
    'miedo',
    'miedoso',
    'monstruos',
    'fantasmas',
    'pesadillas',
    'luz prendida',
    'luz encendida de noche',
    'lámpara o lucecita',
    'el coco',
    'el cuco',
    'armario',
    'debajo de la cama',
    'se asusta',
    'no va solo al pasillo',
  ],
  questions: [
    'tiene miedo a la oscuridad y no duerme',
    '¿Le dejo la luz encendida si tiene miedo?',
    'mi hija de 5 años dice que hay monstruos bajo la cama',
    'miedo de noche 6 años',
    'no quiere ir al baño de noche por miedo',
    'quiere la luz prendida toda la noche',
  ],
  openings: [
    'De noche, una sombra puede parecer enorme.',
    'Tener miedo a la oscuridad es muy común, y se hace más pequeño por pasos.',
  ],
  tips: [
    'Dibuja con {name} una escalera de pasos que elija: puerta abierta, luz pequeña, un minuto a oscuras contigo.',
    'Toma el miedo en serio sin alimentarlo: “Te da miedo y sé que puedes con este paso”.',
    'Repite un paso pequeño hasta que aburra y pasa al siguiente. Evitar siempre la oscuridad mantiene vivo el miedo.',
    'De día, la oscuridad puede ser un juego: sombras en la pared, escondite con linterna, una tienda de mantas.',
    'Si el miedo le quita el sueño muchas noches o le limita de día, consulta al pediatra.',
  ],
  cards: {
    steps: { title: 'Dar pasos valientes en la oscuridad', unit: 'pasos' },
    brave: { title: 'Probó un paso que le daba miedo' },
    torch: { title: 'Cuento con linterna' },
  },
}
