import type { TopicText } from '#server/assistant/topic.ts'

export const waterSugar: TopicText<'water-sugar'> = {
  name: 'Agua y azúcar',
  synonyms: [
    'agua',
    'no bebe agua',
    'no toma agua',
    'refrescos',
    'gaseosa',
    'jugo',
    'zumo',
    'azúcar',
    'bebidas azucaradas',
    'dulces',
    'golosinas',
    'chuches',
    'caramelos',
    'chocolate',
    'galletas',
    'helado',
  ],
  questions: [
    'no quiere tomar agua solo jugo',
    '¿Cómo reduzco el azúcar sin peleas?',
    'pide dulces a toda hora 6 años',
    'mi hijo toma mucho refresco',
    'toma demasiada gaseosa y casi nada de agua',
    'quiere chocolate y galletas todo el tiempo',
  ],
  openings: [
    'Decir que no a los dulces diez veces por tarde cansa.',
    'El azúcar se cuela en todas partes; no es cuestión de tu fuerza de voluntad.',
  ],
  tips: [
    'Agua en la mesa en cada comida, en una jarra bonita que {name} pueda servir.',
    'Lo que no está en casa no se discute: compra menos bebidas dulces y deja la fruta a la vista.',
    'No uses los dulces como premio ni como consuelo: así se vuelven más valiosos.',
    'Ponle su propia botella y una señal fija: un trago al salir y otro al llegar.',
    'Los dulces tienen su sitio, como el postre del domingo, sin prohibirlos ni convertirlos en tema.',
  ],
  cards: {
    water: { title: 'Beber agua con las comidas', cue: 'poner la mesa' },
  },
}
