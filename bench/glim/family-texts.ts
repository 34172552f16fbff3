import type { Locale } from '#shared/locale/locale.ts'

/** What a child of the family does, in the family's language. */
export interface ChildTexts {
  name: string
  habits: readonly { title: string; targetDays: number; checkInProbability: number }[]
  skills: readonly { title: string; unit: string; target: number; scores: readonly number[] }[]
  rewards: readonly { title: string; pointsCost: number }[]
}

type FamilyTexts = {
  family: string
  ana: string
  ben: string
  /** The titles of the quick behaviours, of which the family records some. */
  good: Readonly<Record<'greeting' | 'tidy_toys' | 'help_clean' | 'help_others' | 'study_well', string>>
  hard: readonly string[]
  children: Readonly<Record<'mia' | 'leo' | 'noa', ChildTexts>>
}

const habit = (title: string, targetDays: number, checkInProbability: number) => ({
  title,
  targetDays,
  checkInProbability,
})
const skill = (title: string, unit: string, target: number, scores: readonly number[]) => ({
  title,
  unit,
  target,
  scores,
})
const reward = (title: string, pointsCost: number) => ({ title, pointsCost })

/** The family that the questions are asked about; whoever writes questions knows a page about it. */
export const familyTexts: Readonly<Record<Locale, FamilyTexts>> = {
  en: {
    family: 'Family',
    ana: 'Ana',
    ben: 'Tom',
    good: {
      greeting: 'Said hello',
      tidy_toys: 'Tidied toys',
      help_clean: 'Helped clean up',
      help_others: 'Helped someone',
      study_well: 'Studied well',
    },
    hard: ['Hit', 'Slammed the door', 'Shouted'],
    children: {
      mia: {
        name: 'Mia',
        habits: [habit('Brush teeth', 21, 0.9), habit('Read 15 minutes', 30, 0.75), habit('Lay the table', 21, 0.5)],
        skills: [
          skill('Swimming', 'laps', 20, [8, 9, 11, 12, 14]),
          skill('Times tables', 'points', 100, [55, 64, 71, 82]),
        ],
        rewards: [reward('Cinema', 150)],
      },
      leo: {
        name: 'Leo',
        habits: [habit('Get dressed by himself', 21, 0.7), habit('Put away toys', 14, 0.6)],
        skills: [skill('Ride a bike without help', 'metres', 100, [5, 12, 20, 35])],
        rewards: [reward('Ice cream', 40), reward('Zoo', 200)],
      },
      noa: {
        name: 'Noa',
        habits: [
          habit('Practise the violin 20 minutes', 30, 0.8),
          habit('Bed without phone', 21, 0.6),
          habit('Feed the cat', 21, 0.95),
        ],
        skills: [skill('Run 5 km', 'minutes', 40, [24, 26, 29, 31])],
        rewards: [reward('Cinema', 150), reward('Sleepover', 180)],
      },
    },
  },
  es: {
    family: 'Familia',
    ana: 'Ana',
    ben: 'Tom',
    good: {
      greeting: 'Saludó',
      tidy_toys: 'Recogió los juguetes',
      help_clean: 'Ayudó a limpiar',
      help_others: 'Ayudó a alguien',
      study_well: 'Estudió bien',
    },
    hard: ['Pegó', 'Dio un portazo', 'Gritó'],
    children: {
      mia: {
        name: 'Mia',
        habits: [
          habit('Lavarse los dientes', 21, 0.9),
          habit('Leer 15 minutos', 30, 0.75),
          habit('Poner la mesa', 21, 0.5),
        ],
        skills: [
          skill('Nadar', 'largos', 20, [8, 9, 11, 12, 14]),
          skill('Tablas de multiplicar', 'puntos', 100, [55, 64, 71, 82]),
        ],
        rewards: [reward('Cine', 150)],
      },
      leo: {
        name: 'Leo',
        habits: [habit('Vestirse solo', 21, 0.7), habit('Guardar los juguetes', 14, 0.6)],
        skills: [skill('Andar en bici sin ayuda', 'metros', 100, [5, 12, 20, 35])],
        rewards: [reward('Helado', 40), reward('Zoológico', 200)],
      },
      noa: {
        name: 'Noa',
        habits: [
          habit('Practicar violín 20 minutos', 30, 0.8),
          habit('A la cama sin móvil', 21, 0.6),
          habit('Dar de comer al gato', 21, 0.95),
        ],
        skills: [skill('Correr 5 km', 'minutos', 40, [24, 26, 29, 31])],
        rewards: [reward('Cine', 150), reward('Fiesta de pijamas', 180)],
      },
    },
  },
  zh: {
    family: '我们家',
    ana: '安娜',
    ben: '汤姆',
    good: {
      greeting: '打招呼',
      tidy_toys: '收拾玩具',
      help_clean: '帮忙打扫',
      help_others: '帮助别人',
      study_well: '认真学习',
    },
    hard: ['打人', '摔门', '大喊大叫'],
    children: {
      mia: {
        name: '米娅',
        habits: [habit('刷牙', 21, 0.9), habit('阅读15分钟', 30, 0.75), habit('摆碗筷', 21, 0.5)],
        skills: [skill('游泳', '趟', 20, [8, 9, 11, 12, 14]), skill('乘法口诀', '分', 100, [55, 64, 71, 82])],
        rewards: [reward('看电影', 150)],
      },
      leo: {
        name: '乐乐',
        habits: [habit('自己穿衣服', 21, 0.7), habit('收玩具', 14, 0.6)],
        skills: [skill('自己骑车', '米', 100, [5, 12, 20, 35])],
        rewards: [reward('冰淇淋', 40), reward('去动物园', 200)],
      },
      noa: {
        name: '诺诺',
        habits: [habit('练小提琴20分钟', 30, 0.8), habit('睡觉不带手机', 21, 0.6), habit('喂猫', 21, 0.95)],
        skills: [skill('跑5公里', '分钟', 40, [24, 26, 29, 31])],
        rewards: [reward('看电影', 150), reward('去朋友家过夜', 180)],
      },
    },
  },
}
