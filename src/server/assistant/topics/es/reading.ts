import type { TopicText } from '#server/assistant/topic.ts'

export const reading: TopicText<'reading'> = {
  name: 'Lectura',
  synonyms: [
    'lectura',
    'leer',
    'ler',
    'lee',
    'libros',
    'cuentos',
    'no le gusta leer',
    'odia leer',
    'lee lento',
    'cómics',
    'aprender a leer',
    'leer en voz alta',
    'biblioteca',
    'comprensión lectora',
    'enganchar a la lectura',
    'novela',
  ],
  questions: [
    'no le gusta leer que hago',
    '¿Hasta qué edad hay que leerle en voz alta?',
    'mi hija de 8 años solo lee comics',
    'le cuesta leer y se enfada 6 años',
    'debo pagarle por leer libros?',
    'cómo lograr que se aficione a la lectura',
  ],
  openings: [
    'Un libro que no engancha puede hacerse eterno.',
    'Leer con {name} cuenta, aunque sean cuatro páginas y un bostezo.',
  ],
  tips: [
    'Lee en voz alta al menos hasta que empiece la primaria; después, sigue mientras guste.',
    'Que elija: cómics, récords, dinosaurios, recetas. Lo que atrapa es lo que hace volver.',
    'Si ya le gusta leer, no pongas puntos por página: las ganas ya están ahí.',
    'Túrnate: una página tú, una {name}. Las voces raras ayudan.',
    'Deja libros donde se espera: en el baño, en el bolso, junto a la cama.',
    'Si le cuesta mucho más que al resto de su clase, habla con la escuela.',
  ],
  sources: ['aapLiteracy2024', 'patall2008', 'deci1999'],
  cards: {
    minutes: { title: 'Leer 15 minutos', cue: 'cepillarse los dientes' },
    books: { title: 'Leer libros', unit: 'libros' },
    chapter: { title: 'Un capítulo más' },
  },
}
