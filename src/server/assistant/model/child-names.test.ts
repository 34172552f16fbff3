import { expect, test } from 'vitest'
import { replaceNames } from './child-names.ts'

const createNames = (name: string, ...siblings: string[]) => ({ name, siblings })

const mia = createNames('Mia', 'Leo')
const jointly = createNames('小明 Tom', 'Ana María', '丽丽Amy')

test.for([
  // Next to Chinese characters and digits.
  ['Mia不肯刷牙怎么办', mia, '[CHILD]不肯刷牙怎么办'],
  ['我家Mia总发脾气', mia, '我家[CHILD]总发脾气'],
  ['Mia5岁了不睡觉', mia, '[CHILD]5岁了不睡觉'],
  ['Mia和Leo抢玩具，ＭＩＡ哭了', mia, '[CHILD]和[OTHER CHILD]抢玩具，[CHILD]哭了'],
  ['Mia가 울어요. ミアじゃなくてMiaちゃん', mia, '[CHILD]가 울어요. ミアじゃなくて[CHILD]ちゃん'],
  ['민준이가 안 자요', createNames('민준'), '[CHILD]이가 안 자요'],
  ['さくらちゃんが泣く', createNames('さくら'), '[CHILD]ちゃんが泣く'],
  ['my 5yo Mia5 and 3Leo', mia, 'my 5yo [CHILD]5 and 3[OTHER CHILD]'],
  // Chinese names, with and without the family name.
  ['张小明不睡，小明哭', createNames('张小明'), '[CHILD]不睡，[CHILD]哭'],
  ['欧阳小明和小丽吵架', createNames('欧阳小明', '王小丽'), '[CHILD]和[OTHER CHILD]吵架'],
  ['王小明', createNames('王 小明'), '[CHILD]'],
  // Names in two scripts.
  ['小明Tom不睡', jointly, '[CHILD]不睡'],
  ['小明不睡，Tom也不睡，TOM 小明', jointly, '[CHILD]不睡，[CHILD]也不睡，[CHILD] [CHILD]'],
  ['丽丽打Ana，Amy咬María', jointly, '[OTHER CHILD]打[OTHER CHILD]，[OTHER CHILD]咬[OTHER CHILD]'],
  // English and Spanish.
  [
    'Miami with Mia, mia’s and Mias toys; amiable Miamía',
    mia,
    'Miami with [CHILD], [CHILD]’s and [CHILD]s toys; amiable Miamía',
  ],
  ["Lucía's room, LUCIA, Lucía y lucı\u0301a", createNames('Lucía'), "[CHILD]'s room, [CHILD], [CHILD] y [CHILD]"],
  ['my 5-year-old Ana, Ana-like, Anabel', createNames('Ana'), 'my 5-year-old [CHILD], [CHILD]-like, Anabel'],
  ['¿Ana? «Leo»… Ana/Leo, éAna', createNames('Ana', 'Leo'), '¿[CHILD]? «[OTHER CHILD]»… [CHILD]/[OTHER CHILD], éAna'],
  ['Anne Marie, Anne‑Marie, AnneMarie, Anne', createNames('Anne-Marie'), '[CHILD], [CHILD], [CHILD], [CHILD]'],
  ["D’Angelo, D'Angelo and dangelo", createNames("D'Angelo"), '[CHILD], [CHILD] and [CHILD]'],
  ['Soren, Søren y Łucja; Lucja', createNames('Søren', 'Łucja'), '[CHILD], [CHILD] y [OTHER CHILD]; [OTHER CHILD]'],
  ['Leo is 12', createNames('Leo 12'), '[CHILD] is 12'],
  ['Mia\u00ADSofía, M\u200Bia', createNames('Mia Sofía'), '[CHILD], [CHILD]'],
] as const)('replaces every name in “%s”', ([text, names, left]) => {
  expect(replaceNames(text, names)).toBe(left)
})

test.for(['- - -', '🦄', '$& <b>', '(', 'A', '明'])('replaces the name %s', (name) => {
  expect(replaceNames(`x ${name} y`, createNames(name))).toBe('x [CHILD] y')
})
