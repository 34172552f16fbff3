import type { QuickPresetKey } from '#shared/behaviors/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'

/** What the demo family writes in its language. Lists have the same length in each, so that the same things happen. */
export interface DemoTexts {
  /** Names of the caregivers and children. */
  ana: string
  ben: string
  mia: string
  leo: string
  presets: Record<QuickPresetKey, string>
  smallRepair: string
  surprise: string
  ownBehaviors: readonly [cat: string, table: string, truth: string, turn: string]
  deductions: readonly [blocks: string, shouted: string, film: string]
  rewards: readonly [games: string, picnic: string, friend: string, zoo: string]
  habits: {
    read: string
    readCue: string
    bag: string
    bagCue: string
    teeth: string
    teethCue: string
    recorder: string
  }
  rope: { title: string; description: string; unit: string }
  poems: { title: string; unit: string }
  moments: readonly [snails: string, cat: string, moon: string, wheels: string, bun: string, lake: string]
}

const en: DemoTexts = {
  ana: 'Ana',
  ben: 'Ben',
  mia: 'Mia',
  leo: 'Leo',
  presets: {
    greeting: 'Said hello',
    tidy_toys: 'Tidied toys',
    help_clean: 'Helped clean up',
    help_others: 'Helped someone',
    study_well: 'Studied well',
  },
  smallRepair: 'Small repair',
  surprise: 'Surprise',
  ownBehaviors: ['Fed the cat', 'Set the table', 'Told the truth when it was hard', 'Waited for a turn to talk'],
  deductions: ['Threw the blocks', 'Shouted at dinner', 'Would not stop the film'],
  rewards: ['Board-game night', 'Breakfast picnic on the floor', 'A friend to play', 'A day at the zoo'],
  habits: {
    read: 'Read for ten minutes',
    readCue: 'after dinner',
    bag: 'Pack the school bag',
    bagCue: 'after homework',
    teeth: 'Brush teeth',
    teethCue: 'after the bath',
    recorder: 'Practise the recorder',
  },
  rope: { title: 'Jump rope', description: 'Without a break', unit: 'times' },
  poems: { title: 'Recite poems', unit: 'poems' },
  moments: [
    'We counted the snails on the wall: eleven, and one without a house.',
    'Read the whole bus timetable aloud to the cat.',
    'Cried because the moon would not come along. It did, all the way home.',
    'First time without the small wheels!\nThree metres, then the hedge.',
    'Gave half of the bun to the new child at the playground.',
    'Tomorrow is the trip to the lake. The boots stand at the door already.',
  ],
}

const zh: DemoTexts = {
  ana: '妈妈',
  ben: '爸爸',
  mia: '小满',
  leo: '乐乐',
  presets: {
    greeting: '打招呼',
    tidy_toys: '收拾玩具',
    help_clean: '帮忙打扫',
    help_others: '帮助别人',
    study_well: '认真学习',
  },
  smallRepair: '小弥补',
  surprise: '惊喜',
  ownBehaviors: ['喂了猫', '摆好碗筷', '说了实话，虽然很难', '等别人说完才开口'],
  deductions: ['扔积木', '吃饭时大喊大叫', '不肯关动画片'],
  rewards: ['桌游之夜', '在地板上野餐吃早饭', '请朋友来家里玩', '去动物园玩一天'],
  habits: {
    read: '读十分钟书',
    readCue: '吃完晚饭后',
    bag: '收拾书包',
    bagCue: '写完作业后',
    teeth: '刷牙',
    teethCue: '洗完澡后',
    recorder: '练竖笛',
  },
  rope: { title: '跳绳', description: '中间不停', unit: '下' },
  poems: { title: '背古诗', unit: '首' },
  moments: [
    '我们数了墙上的蜗牛：十一只，还有一只没有壳。',
    '把整张公交时刻表念给猫听了。',
    '哭了，因为月亮不肯跟着走。其实它一路跟到了家。',
    '第一次不用辅助轮！\n骑了三米，然后进了树丛。',
    '在游乐场把半个面包分给了新来的小朋友。',
    '明天去湖边玩，雨靴已经摆在门口了。',
  ],
}

const es: DemoTexts = {
  ana: 'Ana',
  ben: 'Javi',
  mia: 'Mia',
  leo: 'Leo',
  presets: {
    greeting: 'Saludó',
    tidy_toys: 'Recogió los juguetes',
    help_clean: 'Ayudó a limpiar',
    help_others: 'Ayudó a alguien',
    study_well: 'Estudió bien',
  },
  smallRepair: 'Pequeña reparación',
  surprise: 'Sorpresa',
  ownBehaviors: [
    'Dio de comer al gato',
    'Puso la mesa',
    'Dijo la verdad aunque costaba',
    'Esperó su turno para hablar',
  ],
  deductions: ['Tiró los bloques', 'Gritó en la cena', 'No quiso apagar la película'],
  rewards: [
    'Noche de juegos de mesa',
    'Desayuno de pícnic en el suelo',
    'Invitar a alguien a jugar',
    'Un día en el zoo',
  ],
  habits: {
    read: 'Leer diez minutos',
    readCue: 'después de cenar',
    bag: 'Preparar la mochila',
    bagCue: 'después de los deberes',
    teeth: 'Cepillarse los dientes',
    teethCue: 'después del baño',
    recorder: 'Tocar la flauta',
  },
  rope: { title: 'Saltar a la comba', description: 'Sin parar', unit: 'saltos' },
  poems: { title: 'Recitar poemas', unit: 'poemas' },
  moments: [
    'Contamos los caracoles de la pared: once, y uno sin casa.',
    'Le leyó al gato el horario entero del autobús.',
    'Lloró porque la luna no quería venir. Vino, todo el camino hasta casa.',
    '¡Primera vez sin ruedines!\nTres metros, y luego el seto.',
    'Le dio la mitad del bollo a quien acababa de llegar al parque.',
    'Mañana vamos al lago. Las botas ya están en la puerta.',
  ],
}

/** The texts of the demo family in each language. */
export const demoTexts: Record<Locale, DemoTexts> = { en, zh, es }
