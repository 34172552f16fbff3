import type { TopicText } from '#server/assistant/topic.ts'

export const firstPhone: TopicText<'first-phone'> = {
  name: 'Primer teléfono',
  synonyms: [
    'teléfono',
    'celular',
    'selular',
    'móvil',
    'primer móvil',
    'primer celular',
    'smartphone',
    'whatsapp',
    'tiktok',
    'instagram',
    'redes sociales',
    'no suelta el celular',
    'reglas del celular',
    'mensajes y grupos',
    'número propio',
    'selfies',
  ],
  questions: [
    '¿A qué edad le doy su primer celular?',
    'todos en su clase tienen movil menos ella, 11 años',
    'que reglas pongo para el telefono',
    'no suelta el celular ni de noche 14 años',
    'quiere tiktok con 10 años',
    'me pide un teléfono propio, es muy pronto?',
  ],
  openings: [
    'Parece que toda la clase tiene teléfono menos {name}.',
    'Dar un teléfono es abrir una puerta grande. Se puede abrir despacio.',
  ],
  tips: [
    'Escribe el acuerdo antes de comprarlo: horarios, lugares, compras, contraseñas y qué pasa si se rompe el trato.',
    'De noche carga fuera del cuarto, el tuyo también: dormir con el aparato cerca se asocia con peor sueño.',
    'La pediatría española aconseja retrasar el primer teléfono inteligente. Para llamar, uno sencillo basta.',
    'Habla con otras familias de la clase: esperar en grupo se lleva mejor.',
    'Pide que te cuente lo raro que vea y promete no quitarle el teléfono por contarlo.',
  ],
  sources: ['carter2016', 'aep2024'],
  cards: {
    sleeps: { title: 'Dejar el teléfono en la cocina', cue: 'cenar' },
    film: { title: 'Elegir la película del viernes' },
  },
}
