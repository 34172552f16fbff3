import { expect, test } from 'vitest'
import { badgeCatalogue } from '#shared/badges/rules.ts'
import { findBadgeIcon, badgeIconPaths } from './badge-icons.ts'

test('maps a badge name to its icon, an unknown name to the medal [BDG-5]', () => {
  const names = ['toothbrush', 'book', 'heart', 'trophy', 'star']
  expect(names.map(findBadgeIcon)).toEqual(names)
  expect(['', 'crown', 'toString', 'Heart'].map(findBadgeIcon)).toEqual(Array(4).fill('medal'))
  expect(new Set(Object.values(badgeIconPaths)).size).toBe(6)
  expect(Object.values(badgeCatalogue).map(({ iconName }) => findBadgeIcon(iconName))).toEqual(['heart', 'trophy'])
})
