import type { TopicText } from '#server/assistant/topic.ts'

export const poemsLanguage: TopicText<'poems-language'> = {
  name: 'Poemas e idiomas',
  synonyms: [
    'poemas',
    'poema',
    'poesía',
    'versos',
    'recitar',
    'memorizar',
    'aprender de memoria',
    'inglés',
    'idioma',
    'segundo idioma',
    'vocabulario',
    'palabras nuevas',
    'bilingüe',
    'trabalenguas',
    'francés',
    'pronunciación',
  ],
  questions: [
    '¿Cómo le ayudo a aprender un poema de memoria?',
    'quiero que practique ingles en casa',
    'se le olvidan las palabras nuevas 8 años',
    'aprender ingles jugando 5 años',
    'tiene que aprenderse una poesía para el viernes',
    'no se le quedan las palabras en inglés',
  ],
  openings: [
    'Un poema aprendido acompaña toda la vida; la primera estrofa cuesta un poco más.',
    'Las palabras nuevas son tímidas: vuelven si se las llama varias veces.',
  ],
  tips: [
    'Repite con huecos cada vez mayores: al día siguiente, a los tres días y a la semana.',
    'Que recite sin mirar y después compruebe: intentar recordar es lo que fija.',
    'Verso a verso, con gestos; cuando salen dos, se suma el tercero.',
    'Cinco palabras nuevas al día bastan si se usan: en la cena, en una broma, en una canción.',
    'Celebra que se atreva a decirlo, aunque el acento baile.',
  ],
  sources: ['latimier2021'],
  cards: {
    poems: { title: 'Aprender poemas', unit: 'poemas' },
    words: { title: 'Aprender cinco palabras nuevas', cue: 'cenar' },
  },
}
