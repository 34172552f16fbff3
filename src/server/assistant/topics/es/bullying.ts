import type { TopicText } from '#server/assistant/topic.ts'

export const bullying: TopicText<'bullying'> = {
  name: 'Acoso escolar',
  synonyms: [
    'acoso',
    'acoso escolar',
    'bullying',
    'buling',
    'lo acosan',
    'se burlan',
    'burlas',
    'lo molestan',
    'apodos',
    'le hacen el vacío',
    'matoneo',
    'ciberacoso',
    'lo insultan',
    'lo maltratan y amenazan',
    'le quitan la merienda',
    'mensajes crueles',
  ],
  questions: [
    'le hacen bullying en la escuela que hago',
    '¿Cómo sé si mi hija sufre acoso escolar?',
    'lo insultan por el grupo de whatsapp 12 años',
    'Se burlan de mi hijo en el recreo y no quiere volver',
    'le pegan en el cole y no me lo contaba',
    'le ponen apodos y lo acosan unos compañeros',
  ],
  openings: [
    'Que alguien haga daño a {name} remueve todo. Contarlo ya fue un paso enorme.',
    'El acoso no es “cosa de la edad”, y no hay por qué llevarlo a solas.',
  ],
  tips: [
    'Cree lo que cuenta y dilo: “Te creo, no es culpa tuya y vamos a actuar”.',
    'Anota fechas, lugares y nombres, y guarda capturas. Con eso, pide una reunión en la escuela.',
    'Dile que en línea no conteste: guardar, bloquear y enseñártelo.',
    'Acuerda con {name} a quién acudir en la escuela y por dónde moverse en compañía.',
    'Si hay golpes, amenazas, miedo a ir a clase o tristeza que no pasa, busca ayuda profesional cuanto antes.',
    'Cuida un lugar donde {name} esté a gusto: un deporte, una amistad, un taller fuera de la escuela.',
  ],
  cards: {
    note: { title: '¿Qué pasó, cuándo y quién estaba?' },
  },
}
