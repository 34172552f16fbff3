import type { TopicText } from '#server/assistant/topic.ts'

export const picky: TopicText<'picky'> = {
  name: 'Come poco variado',
  synonyms: [
    'no come',
    'no quiere comer',
    'come mal',
    'come poco',
    'quisquilloso',
    'mañoso para comer',
    'melindroso',
    'verduras',
    'fruta',
    'no prueba nada',
    'solo come pasta',
    'papas fritas y fideos',
    'escupe la comida nueva',
    'inapetente',
    'selectivo',
    'no le gusta nada',
  ],
  questions: [
    'mi hija no come verduras de ningun tipo',
    '¿Le obligo a terminar el plato?',
    'solo quiere pasta y arroz 4 años',
    'es muy mañoso para comer y me preocupa',
    'no come nada que hago',
    'rechaza todas las verduras y frutas',
  ],
  openings: [
    'Cocinar para que nadie lo pruebe desanima a cualquiera.',
    'Cuando {name} rechaza el plato, es fácil acabar negociando cada bocado.',
  ],
  tips: [
    'Tú decides qué se sirve y cuándo; {name} decide si come y cuánto. Así la mesa descansa.',
    'Pon una pizca de lo nuevo junto a algo que ya le gusta, muchas veces y sin insistir.',
    'Puedes dar una calcomanía o puntos por probar, nunca por cantidad. Un “no, gracias” también vale.',
    'Que toque, huela, lave y corte contigo: cocinar acerca a los alimentos sin obligación de comerlos.',
    {
      text: 'En un estudio, probar una verdura a diario durante catorce días, con una calcomanía, hizo que después comieran más de ella.',
      ages: [4, 6],
    },
    'Si pierde peso, se atraganta o come cada vez menos cosas, consulta al pediatra.',
  ],
  sources: ['corsini2013', 'getUpAndGrow'],
  cards: {
    bite: { title: 'Probó un bocado de algo nuevo' },
    foods: { title: 'Probar alimentos nuevos', unit: 'alimentos' },
    dinner: { title: 'Elegir la cena' },
  },
}
