import type { TopicText } from '#server/assistant/topic.ts'

export const supermarket: TopicText<'supermarket'> = {
  name: 'En el supermercado',
  synonyms: [
    'supermercado',
    'súper',
    'compras',
    'ir de compras',
    'hacer la compra',
    'tienda',
    'mercado',
    'mandado',
    'centro comercial',
    'pasillo de los dulces',
    'quiere que le compre',
    'pide todo lo que ve',
    'cómprame',
    'caja registradora',
    'carrito',
    'juguetería',
  ],
  questions: [
    'me pide de todo en el supermercado y llora',
    '¿Cómo voy de compras sin berrinche?',
    'en la tienda corre y toca todo 4 años',
    'se tira al suelo en el super porque no le compro dulces',
    'ir al super con mi hijo es un infierno',
    'quiere que le compre todo lo que ve en la tienda',
  ],
  openings: [
    'El pasillo de las galletas ha visto llorar a media ciudad.',
    'Ir de compras con {name} puede ser lo más difícil de la semana.',
  ],
  tips: [
    'Antes de entrar, una regla y un plan: “Hoy compramos lo de la lista; tú buscas las manzanas”.',
    'Dale un trabajo de verdad: tachar la lista, pesar la fruta, contar las latas.',
    'Elogia en el primer pasillo, sin esperar al final: “Vas a mi lado y encontraste el arroz”.',
    'Si pide algo, apúntalo en su lista de deseos. No es un sí y no es una pelea.',
    'Ve después de comer y con poco que comprar. Si estalla, sal un momento y vuelve.',
  ],
  sources: ['cdc'],
  cards: {
    helper: { title: 'Ayudó con las compras' },
    fruit: { title: 'Elegir la fruta de la semana' },
  },
}
