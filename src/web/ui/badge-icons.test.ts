import { expect, test } from 'vitest'
import { badgeCatalogue } from '#shared/badges/rules.ts'
import { badgeIconOf, badgeIconPaths } from './badge-icons.ts'

test('maps a badge name to its icon, an unknown name to the medal [BDG-5]', () => {
  const names = ['toothbrush', 'book', 'heart', 'trophy', 'star']
  expect(names.map(badgeIconOf)).toEqual(names)
  expect(['', 'crown', 'toString', 'Heart'].map(badgeIconOf)).toEqual(Array(4).fill('medal'))
  expect(new Set(Object.values(badgeIconPaths)).size).toBe(6)
  expect(Object.values(badgeCatalogue).map(({ iconName }) => badgeIconOf(iconName))).toEqual(['heart', 'trophy'])
})
