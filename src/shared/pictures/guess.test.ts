import { expect, test } from 'vitest'
import { findPicture, guessPicture, rankPictures } from './guess.ts'
import { pictures, type Picture } from './rules.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { zh } from './words/zh.ts'

const titles: readonly (readonly [string, Picture | null])[] = [
  ['Brush teeth', 'teeth'],
  ['Read for ten minutes', 'reading'],
  ['Read a book in bed', 'reading'],
  ['Make the bed', 'bed'],
  ['Brush teeth without running away', 'teeth'],
  ['Lavarse los dientes sin correr', 'teeth'],
  ['Put shoes away', 'tidying'],
  ['In bed by eight', 'sleep'],
  ['Stay in my own room', 'sleep'],
  ['Tidy the desk', 'tidying'],
  ['Tidied toys', 'tidying'],
  ['Fed the cat', 'pet'],
  ['Set the table', 'helping'],
  ['Water the plants', 'plants'],
  ['A glass of water', 'water'],
  ['Piano, 15 minutes', 'music'],
  ['Board-game night', 'game'],
  ['Breakfast picnic on the floor', 'meal'],
  ['A friend to play', 'friends'],
  ['Bake a cake together', 'cake'],
  ['Hornear un pastel juntos', 'cake'],
  ['一起烤蛋糕', 'cake'],
  ['Bake bread', 'cooking'],
  ['Ice cream after school', 'ice_cream'],
  ['30 minutes of video games', 'game'],
  ['Trip to the zoo', 'outing'],
  ['Cepillarse los dientes', 'teeth'],
  ['Recogió los juguetes', 'tidying'],
  ['Puso la mesa', 'helping'],
  ['Dio de comer al gato', 'pet'],
  ['Leer diez minutos', 'reading'],
  ['Tender la cama', 'bed'],
  ['Estudió MATEMÁTICAS', 'maths'],
  ['Noche de juegos de mesa', 'game'],
  ['Un helado', 'ice_cream'],
  ['Lavarse las manos', 'hands'],
  ['Dejar lista la ropa de mañana', 'clothes'],
  ['早晚刷牙', 'teeth'],
  ['整理床铺', 'bed'],
  ['摆好碗筷', 'helping'],
  ['睡前阅读', 'reading'],
  ['自己穿衣服', 'clothes'],
  ['收拾书包', 'bag'],
  ['七点起床', 'morning'],
  ['看一集动画片', 'screen'],
  ['帮妈妈洗碗', 'dishes'],
  ['弹钢琴 20 分钟', 'music'],
  ['跳绳一百下', 'rope'],
  ['全家去动物园', 'outing'],
  ['Bag ready for tomorrow', 'bag'],
  ['Go to bed on time', 'sleep'],
  ['Practise the recorder', 'music'],
  ['Poems by heart', 'reading'],
  ['Recite poetry', 'reading'],
  ['Jump rope', 'rope'],
  ['High jump', 'sport'],
  ['Maths calculation', 'maths'],
  ['Write my name', 'languages'],
  ['Tie my laces', 'clothes'],
  ['Tocar la flauta', 'music'],
  ['Recitar poemas', 'reading'],
  ['Saltar la cuerda', 'rope'],
  ['Cálculo', 'maths'],
  ['Lavarse los dientes', 'teeth'],
  ['Atarse los cordones', 'clothes'],
  ['练竖笛', 'music'],
  ['吹葫芦丝', 'music'],
  ['练古筝半小时', 'music'],
  ['背古诗', 'reading'],
  ['朗读课文', 'reading'],
  ['每天练字', 'languages'],
  ['剪指甲', 'hands'],
  ['Brush teeth morning and night', 'teeth'],
  ['Cepillarse mañana y noche', 'teeth'],
  ['Brush for two full minutes', 'teeth'],
  ['Cepillarse dos minutos completos', 'teeth'],
  ['刷满两分钟', 'teeth'],
  ['Brush my hair', 'hair'],
  ['Wash hair by the agreed plan', 'hair'],
  ['Lavarse el pelo según lo acordado', 'hair'],
  ['Phone sleeps in the kitchen', 'screen'],
  ['Dejar el teléfono en la cocina', 'screen'],
  ['Dejó el teléfono en otro cuarto', 'screen'],
  ['Descubrir el barrio nuevo', 'outdoors'],
  ['Barrió el suelo', 'cleaning'],
  ['Barrer la cocina', 'cleaning'],
  ['Prestó la mano para cortarle las uñas', 'hands'],
  ['Hizo una pausa a tiempo', 'calm'],
  ['Hacer su tarea de la casa', 'helping'],
  ['饭后收好桌子', 'helping'],
  ['晚上收好书包', 'bag'],
  ['Ordenar diez minutos con música', 'tidying'],
  ['Quedarse en su cuarto', 'sleep'],
  ['Volvió a su cama con ayuda', 'sleep'],
  ['Hizo su cama', 'bed'],
  ['Stopped at the save point', 'game'],
  ['Choose the film for all of us', 'film'],
  ['Choose the song for the school run', 'music'],
  ['Finish focus blocks', 'homework'],
  ['Terminar bloques de concentración', 'homework'],
  ['Shared with a brother or sister', 'sharing'],
  ['Told the truth when it was hard', null],
  ['Breadth', null],
  ['🐻', null],
  ['', null],
]

test.for(titles)('the picture of “%s” is %s [PIC-2]', ([title, picture]) => {
  expect(guessPicture(title)).toBe(picture)
})

test('every word suggests the picture it is listed for, alone', () => {
  const words = pictures.flatMap((picture) =>
    [en, es, zh].flatMap((language) => language[picture].split(', ').map((word) => [word.replace('*', ''), picture])),
  )
  const ambiguous = new Map<string, Set<string>>()
  for (const [word = '', picture = ''] of words) ambiguous.set(word, (ambiguous.get(word) ?? new Set()).add(picture))
  expect([...ambiguous].filter(([, of]) => of.size > 1)).toEqual([])
  for (const [word = '', picture] of words) expect([word, guessPicture(word)]).toEqual([word, picture])
})

test('a chosen picture stays, whatever the title is [PIC-2]', () => {
  expect(findPicture({ title: 'Brush teeth', picture: 'music' })).toBe('music')
  expect(findPicture({ title: 'Brush teeth', picture: null })).toBe('teeth')
})

test('the pictures that suit a title come in the order of how much of it they explain', () => {
  expect(rankPictures('Read to the cat')).toEqual(expect.arrayContaining(['reading', 'pet']))
  expect(rankPictures('Bake a cake with friends')[0]).toBe('cake')
  expect(rankPictures('')).toEqual([])
})
