import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { listActivities } from '#shared/activities/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { activityFixture, childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { QuickAwards } from './quick-awards.tsx'

test.each([360, 390, 768, 1280])(
  'the points and the count of a quick tile stand clear of its picture, three in a row at %i px [HOM-14]',
  async (width) => {
    await page.viewport(width, 844)
    const server = createFakeServer()
    server.respondWith(getQuickList, [
      { title: 'Fed the cat', points: 7 },
      { preset: 'greeting' },
      { preset: 'study_well' },
    ])
    server.respondWith(listActivities, [activityFixture('cat', { title: 'Fed the cat', points: 7 })])
    await renderWithProviders(<QuickAwards child={childFixture()} />)
    const tile = page.getByRole('button', { name: 'Fed the cat, 7 points for Mia' })
    await expect.element(tile).toHaveAccessibleDescription('× 1')
    const tiles = [...document.querySelectorAll('[data-quick] [data-tile]')]
    expect(new Set(tiles.map((one) => one.getBoundingClientRect().top)).size).toBe(1)
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    const picture = boxOf(tile.element().querySelector('svg'))
    const marks = [tile.getByText('+7').element(), tile.element().querySelector('[data-count]')]
    const overlapping = marks.filter((mark) => {
      const { bottom, left, right } = boxOf(mark)
      return bottom > picture.top && right > picture.left && left < picture.right
    })
    expect(overlapping).toEqual([])
    // A count takes no room from the points.
    const withoutCount = page.getByRole('button', { name: /Said hello/ }).getByText('+10')
    expect(boxOf(tile.getByText('+7').element()).top).toBe(boxOf(withoutCount.element()).top)
  },
)

test('the number of a key on a quick tile is shown for the keyboard, clear of count, picture, points and title [KEY-1]', async () => {
  await page.viewport(1280, 800)
  document.documentElement.dataset['shortcuts'] = ''
  const server = createFakeServer()
  server.respondWith(getQuickList, [
    { title: 'Fed the cat', points: 7 },
    { preset: 'greeting' },
    { preset: 'study_well' },
  ])
  server.respondWith(listActivities, [activityFixture('cat', { title: 'Fed the cat', points: 7 })])
  await renderWithProviders(
    <main style={{ width: 331 }}>
      <QuickAwards child={childFixture()} />
    </main>,
  )
  const tile = page.getByRole('button', { name: 'Fed the cat, 7 points for Mia' })
  await expect.element(tile).toHaveAccessibleDescription('× 1')
  const { top, left, width, height } = getComputedStyle(tile.element(), '::after')
  const box = tile.element().getBoundingClientRect()
  const key = new DOMRect(
    box.left + Number.parseFloat(left),
    box.top + Number.parseFloat(top),
    Number.parseFloat(width),
    Number.parseFloat(height),
  )
  const others = [tile.getByText('+7'), tile.getByText('Fed the cat')].map((words) => words.element())
  const drawn = ['[data-count]', 'svg'].map((selector) => tile.element().querySelector(selector))
  const hidden = [...others, ...drawn].filter((other) => {
    const { left: from, right, top: above, bottom } = other?.getBoundingClientRect() ?? new DOMRect()
    return key.left < right && key.right > from && key.top < bottom && key.bottom > above
  })
  expect(key.height).toBeGreaterThan(10)
  expect(hidden).toEqual([])
  const opacity = () => getComputedStyle(tile.element(), '::after').opacity
  await tile.hover()
  await tile.click()
  expect(opacity()).toBe('0')
  await userEvent.tab({ shift: true })
  await userEvent.tab()
  await expect.poll(opacity).toBe('1')
})

test('a tile given today makes room for the next one once home is opened anew, but not while it is open [HOM-14]', async () => {
  const server = createFakeServer()
  server.respondWith(
    getQuickList,
    ['Sang', 'Swept', 'Read', 'Cooked'].map((title) => ({ title, points: 5 })),
  )
  server.respondWith(listActivities, [activityFixture('swept', { title: 'Swept', points: 5 })])
  const { client } = await renderWithProviders(<QuickAwards child={childFixture()} />)
  const titles = () => [...document.querySelectorAll('[data-tile]')].map((tile) => tile.getAttribute('aria-label'))
  const named = (...all: string[]) => all.map((title) => `${title}, 5 points for Mia`)
  await expect.poll(titles).toEqual(named('Sang', 'Cooked', 'Read'))
  server.respondWith(listActivities, [
    activityFixture('sang', { title: 'Sang', points: 5 }),
    activityFixture('read', { title: 'Read', points: 5 }),
  ])
  await client.invalidateQueries()
  await expect.element(page.getByRole('button', { name: /Sang/ })).toHaveAccessibleDescription('× 1')
  expect(titles()).toEqual(named('Sang', 'Cooked', 'Read'))
  await cleanup()
  await renderWithProviders(<QuickAwards child={childFixture()} />)
  await expect.poll(titles).toEqual(named('Cooked', 'Swept', 'Read'))
})
