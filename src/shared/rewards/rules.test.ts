import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { isPictureUrl } from './picture-url.ts'
import {
  daysToAfford,
  findCategoryFilter,
  findNextReward,
  rewardCategories,
  rewardPresets,
  sortNearestFirst,
} from './rules.ts'

test('the presets have the prices and categories of the specification [RWD-3]', () => {
  expect(Object.values(rewardPresets).map(({ cost, category }) => [cost, category])).toEqual([
    [100, 'toy'],
    [80, 'book'],
    [50, 'gift'],
    [60, 'privilege'],
    [40, 'privilege'],
    [30, 'treat'],
  ])
})

test('things are gifts, the rest are privileges [RWD-18, RWD-19]', () => {
  const gifts = rewardCategories.filter((category) => findCategoryFilter(category) === 'gift')
  expect(gifts.toSorted()).toEqual(['book', 'gift', 'toy', 'treat'])
})

test('0 days when the balance covers the cost, null without a pace', () => {
  expect([daysToAfford(30, 30, 0), daysToAfford(30, 31, 99), daysToAfford(30, 29, 0)]).toEqual([0, 0, null])
  expect([daysToAfford(44, 30, 14), daysToAfford(45, 30, 28), daysToAfford(10, -4, 14)]).toEqual([7, 4, 7])
})

test('after the forecast days the balance covers the cost, a day earlier it does not [RWD-41]', () => {
  const some = fc.integer({ min: 1, max: 1_000_000 })
  const forecast = fc.property(
    some,
    fc.integer({ min: -500, max: 999_999 }),
    fc.integer({ min: 1, max: 5000 }),
    (cost, have, pace) => {
      const days = daysToAfford(cost, have, pace) ?? -1
      const after = (n: number) => have + (n * pace) / 7
      expect(after(days)).toBeGreaterThanOrEqual(cost - 1e-6)
      expect(days === 0 || after(days - 1) < cost + 1e-6).toBe(true)
    },
  )
  fc.assert(forecast, { seed: inject('seed'), numRuns: 2000 })
})

test('the next reward is the cheapest one that is neither covered nor promised [RWD-45]', () => {
  const rewards = [
    { id: 'book', pointsCost: 80 },
    { id: 'snack', pointsCost: 30 },
    { id: 'kit', pointsCost: 500 },
    { id: 'walk', pointsCost: 30 },
  ]
  const next = (balance: number, ...promised: string[]) => findNextReward(rewards, balance, new Set(promised))?.id
  const sort = (...promised: string[]) => sortNearestFirst(rewards, new Set(promised)).map(({ id }) => id)
  expect(sort()).toEqual(['snack', 'walk', 'book', 'kit'])
  expect(sort('snack', 'book')).toEqual(['walk', 'kit', 'snack', 'book'])
  expect([-5, 29, 30, 80, 500].map((balance) => next(balance))).toEqual(['snack', 'snack', 'book', 'kit', 'kit'])
  expect([next(0, 'snack'), next(30, 'book', 'snack')]).toEqual(['walk', 'kit'])
})

test('what is promised is the next reward again only where all are promised [RWD-45]', () => {
  const rewards = [
    { id: 'book', pointsCost: 80 },
    { id: 'snack', pointsCost: 30 },
    { id: 'kit', pointsCost: 500 },
  ]
  const next = (balance: number, ...promised: string[]) => findNextReward(rewards, balance, new Set(promised))?.id
  expect([next(100, 'kit'), next(100, 'kit', 'book'), next(40, 'kit', 'book')]).toEqual(['book', 'snack', 'snack'])
  expect([next(40, 'kit', 'book', 'snack'), next(500, 'kit', 'book', 'snack')]).toEqual(['book', undefined])
})

test('the cheapest reward that is reached today and not promised comes before what is out of reach [RWD-45]', () => {
  const rewards = [
    { id: 'book', pointsCost: 80 },
    { id: 'snack', pointsCost: 30 },
    { id: 'kit', pointsCost: 500 },
  ]
  const next = (balance: number, lowest: number, ...promised: string[]) =>
    findNextReward(rewards, balance, new Set(promised), lowest)?.id
  expect([next(90, 30), next(90, 29), next(90, 80), next(79, 30)]).toEqual(['book', 'snack', 'kit', 'book'])
  expect([next(90, 0, 'snack'), next(90, 0, 'snack', 'book')]).toEqual(['book', 'kit'])
})

test('where the balance covers all, the next reward is the dearest one that is not promised [RWD-45]', () => {
  const rewards = [
    { id: 'book', pointsCost: 80 },
    { id: 'kit', pointsCost: 90 },
    { id: 'snack', pointsCost: 30 },
  ]
  const next = (balance: number, ...promised: string[]) => findNextReward(rewards, balance, new Set(promised))?.id
  expect([next(90), next(90, 'kit'), next(90, 'kit', 'book', 'snack')]).toEqual(['kit', 'book', undefined])
})

test.for([
  'https://example.org',
  'https://example.org/',
  'https://a-b.c.example.org/x/y.png?size=2#top',
  'HTTPS://EXAMPLE.ORG/A',
  'https://xn--r8jz45g.jp/',
  'https://1.example.org/',
])('accepts the image URL %s [RWD-11]', (url) => {
  expect(isPictureUrl(url)).toBe(true)
  expect(URL.canParse(url)).toBe(true)
})

test.for([
  'http://example.org/a.png',
  'https://example.org:443/',
  'https://user@example.org/',
  'https://user:pw@example.org/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.0x0.0x0.0x1/',
  'https://example.0x1/',
  'https://localhost/',
  'https://printer/',
  'https://printer.local/',
  'https://router.lan/',
  'https://x.internal/',
  'https://1.1.168.192.in-addr.arpa/',
  'https://example.org./',
  'https://.example.org/',
  'https://-a.example.org/',
  'https://a..example.org/',
  'https://example.org\\@evil.example/',
  'https://exa mple.org/',
  'https://example.org/a b',
  'https:/example.org',
  'https:example.org',
  '//example.org/a',
  ' https://example.org/',
  'data:image/png;base64,AA',
  'javascript:alert(1)',
  `https://example.org/${'x'.repeat(2048)}`,
  '',
])('rejects the image URL %s [RWD-11]', (url) => {
  expect(isPictureUrl(url)).toBe(false)
})

test('a browser parses every accepted URL as a public host over https [RWD-11]', () => {
  const text = fc.oneof(
    fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
    fc.string().map((s) => `https://${s}`),
  )
  const alike = fc.property(text, (url) => {
    if (!isPictureUrl(url)) return
    const { protocol, hostname, port, username, password } = new URL(url)
    expect([protocol, port, username, password]).toEqual(['https:', '', '', ''])
    expect(hostname).toMatch(/^[a-z0-9.-]+\.[a-z0-9-]*[a-z][a-z0-9-]*$/)
  })
  fc.assert(alike, { seed: inject('seed'), numRuns: 3000 })
})

test.each([
  [347, 70, 16],
  [347, null, null],
  [347, 0, null],
  [500, null, 0],
  [493, 7, 7],
])('with %s points and %s a week, a price of 500 takes %s days', (balance, pointsPerWeek, days) => {
  expect(daysToAfford(500, balance, pointsPerWeek)).toBe(days)
})
