import type { TopicText } from '#server/assistant/topic.ts'

export const takingThings: TopicText<'taking-things'> = {
  name: 'Toma cosas ajenas',
  synonyms: [
    'roba',
    'robó',
    'hurta',
    'ladrón',
    'se lleva cosas ajenas',
    'saca dinero de mi cartera',
    'falta plata en el monedero',
    'trae cosas que no son suyas',
    'no es suyo',
    'se quedó con algo de la tienda',
    'toma cosas sin permiso',
    'aparece con cosas que no le compré',
    'le quitó algo a un compañero',
    'esconde juguetes ajenos',
    'cleptomanía',
    'devolver lo robado',
  ],
  questions: [
    'encontre juguetes de otro en su mochila',
    '¿Qué hago si sacó dinero de mi cartera?',
    'mi hija de 7 años roba cosas en la escuela',
    'se llevo un dulce de la tienda sin pagar',
    'Trae cosas a casa que no son suyas y dice que se las regalaron',
    'me falta dinero y creo que fue mi hijo',
  ],
  openings: [
    'Encontrar algo ajeno en su bolsillo preocupa. Pasa en muchas casas y tiene arreglo.',
    'Que {name} se lleve algo que no es suyo no define a nadie. Se puede devolver y aprender.',
  ],
  tips: [
    'Acompaña a {name} a devolverlo, con calma y sin público: devolver ya es la consecuencia.',
    'Pregunta qué quería de verdad: la cosa, encajar con alguien, no quedarse fuera. La respuesta cambia el plan.',
    'Si lo que quiere cuesta dinero, empieza con {name} una meta de ahorro de pasos pequeños.',
    'Evita la palabra “ladrón”. Di qué pasó y qué toca: “Esto es de Leo, mañana lo llevamos”.',
    'Deja menos tentación a mano durante un tiempo, como la cartera guardada, sin registrar sus cosas cada día.',
  ],
  sources: ['leijten2019'],
  cards: {
    back: { title: 'Devolvió lo que no era suyo' },
    saving: { title: 'Algo de su lista de ahorro' },
  },
}
