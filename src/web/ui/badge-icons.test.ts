import { expect, test } from 'vitest'
import { badgeCatalogue } from '#shared/badges/rules.ts'
import { findBadgeIcon, badgeIconPaths } from './badge-icons.ts'

test('maps a badge name to its icon, an unknown name to the medal [BDG-5]', () => {
  const names = ['toothbrush', 'book', 'heart', 'trophy', 'star']
  expect(names.map(findBadgeIcon)).toEqual(names)
  expect(['', 'crown', 'toString', 'Heart'].map(findBadgeIcon)).toEqual(Array(4).fill('medal'))
  const paths = Object.values(badgeIconPaths)
  expect(new Set(paths).size).toBe(paths.length)
  const ofCatalogue = Object.values(badgeCatalogue).map(({ iconName }) => iconName)
  expect(ofCatalogue.map(findBadgeIcon)).toEqual(ofCatalogue)
  expect(new Set(ofCatalogue).size).toBe(16)
})
