import type { TopicText } from '#server/assistant/topic.ts'

export const siblings: TopicText<'siblings'> = {
  name: 'Peleas entre hermanos',
  synonyms: [
    'peleas entre hermanos',
    'se pelean',
    'riñen',
    'discuten',
    'el mayor y el menor',
    'la grande molesta a la pequeña',
    'rivalidad',
    'celos entre hermanos',
    'mellizos',
    'gemelos',
    'se chinchan',
    'se molestan entre ellos',
    'no se llevan bien',
    'se pegan entre ellos',
    'compiten entre los dos',
    'favoritismo',
  ],
  questions: [
    'mis hijos se pelean todo el dia',
    '¿Me meto o dejo que se arreglen?',
    'pelea con su hermano pequeño por los juguetes 6 años',
    'No se soportan, gritan y se pegan entre hermanos',
    'como hago para que mis hijas no peleen tanto',
    'los hermanos discuten y riñen por cualquier cosa',
  ],
  openings: [
    'Hacer de árbitro todo el día agota, y nadie te dio el silbato.',
    'Quererse y pelearse caben en la misma tarde, a veces en los mismos cinco minutos.',
  ],
  tips: [
    'Ayuda a que cada cual diga qué necesita: “Quiero terminar mi torre”, “Yo quiero jugar contigo”. Después, que propongan arreglos.',
    'Nombra los ratos buenos: “Se turnaron sin que nadie lo pidiera”. Suelen pasar sin que se noten.',
    'Busca lo justo, no lo idéntico: cada edad necesita cosas distintas, y puedes decirlo así.',
    {
      text: 'A esta edad no basta con dejar que se arreglen: sin ayuda les va peor. Acércate y traduce lo que cada cual quiere.',
      ages: [3, 6],
    },
    {
      text: 'Entre los cuatro y los ocho años se han contado hasta ocho roces por hora. No es que en tu casa falle algo.',
      ages: [4, 8],
    },
    {
      text: 'Da más margen: quédate cerca, resume el problema en una frase y deja que busquen el arreglo.',
      ages: [8, 12],
    },
  ],
  sources: ['kramer1999'],
  cards: {
    together: { title: 'Resolvió una pelea hablando' },
    shared: { title: 'Compartió con su hermano o hermana' },
    movie: { title: 'Elegir la película de la familia' },
  },
}
