import type { TopicText } from '#server/assistant/topic.ts'

export const dressing: TopicText<'dressing'> = {
  name: 'Vestirse',
  synonyms: [
    'vestirse',
    'bestirse',
    'ropa',
    'ponerse la ropa',
    'no se viste',
    'zapatos',
    'abrigo',
    'abrocharse',
    'cordones',
    'agujetas',
    'botones',
    'cremallera',
    'cierre',
    'calcetines',
    'no quiere ponerse nada',
    'cambiarse',
  ],
  questions: [
    'quiere que lo vista yo siempre, 5 años',
    '¿Cómo le enseño a vestirse por su cuenta?',
    'no se quiere poner los zapatos',
    'pelea todas las mañanas por la ropa',
    'no sabe abrocharse los zapatos',
    'tarda una eternidad en ponerse la ropa',
  ],
  openings: ['Una manga al revés y la mañana se tuerce.', 'Vestirse parece fácil hasta que hay que explicar un botón.'],
  tips: [
    'Enseña desde el final: pon tú casi todo el calcetín y que {name} dé el último tirón.',
    'Coloca la ropa en fila la noche antes, en el orden en que se pone.',
    'Dos opciones y no el armario entero: “¿Camiseta verde o de rayas?”.',
    'Practica botones y cierres por la tarde, con un muñeco, cuando no hay reloj.',
    'Deja tus manos quietas unos segundos más y di lo que viste: “Encontraste la manga”.',
  ],
  sources: ['patall2008'],
  cards: {
    myself: { title: 'Se vistió por su cuenta' },
    zips: { title: 'Abrochar botones y cierres', unit: 'prendas' },
  },
}
