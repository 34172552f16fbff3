import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ChildSwitcher } from './child-switcher.tsx'

const names = ['Mia', 'Leo', 'Maximiliano Alejandro']
const family = names.map((name, n) => ({ ...childFixture({ name }), id: `child-${n}` }))

const renderRow = async (width: number) => {
  const [mia] = family
  const last = family.at(-1) ?? mia
  if (!last) throw new Error('The family has no child.')
  await renderWithProviders(
    <div style={{ width }}>
      <ChildSwitcher family={family} child={last} />
    </div>,
  )
  const row = page.getByRole('group').element()
  const listMarked = () => ['data-more-before', 'data-more-after'].filter((name) => row.hasAttribute(name))
  return { row, listMarked }
}

test('the row fades at the edge beyond which there are more children [CHD-31]', async () => {
  const { row, listMarked } = await renderRow(200)
  await expect.poll(listMarked).toEqual(['data-more-before'])
  expect(getComputedStyle(row).maskImage).toContain('linear-gradient')
  row.scrollLeft = 20
  await expect.poll(listMarked).toEqual(['data-more-before', 'data-more-after'])
  row.scrollLeft = 0
  await expect.poll(listMarked).toEqual(['data-more-after'])
})

test.each([
  { children: 3, shown: ['Mia', 'Leo'] },
  { children: 4, shown: [] },
])('where points are asked for, $children children show them beside $shown [HOM-18]', async ({ children, shown }) => {
  const all = [...family, { ...childFixture({ name: 'Noah' }), id: 'child-3' }].slice(0, children)
  const child = all.at(2)
  if (!child) throw new Error('The family has no child.')
  const withPoints = all.map((one, n) => ({ ...one, points: 100 + n }))
  await renderWithProviders(<ChildSwitcher family={withPoints} child={child} hasPoints />)
  const described = page
    .getByRole('button')
    .elements()
    .filter((button) => button.getAttribute('aria-describedby'))
  expect(described).toHaveLength(shown.length)
  for (const [n, button] of described.entries()) {
    expect(button).toHaveAccessibleDescription(`${100 + n} points`)
    expect(button).toHaveAccessibleName(shown[n] ?? '')
    expect(button.parentElement?.textContent).toContain(String(100 + n))
  }
})

test('a row with room for all children does not fade [CHD-31]', async () => {
  const { row, listMarked } = await renderRow(390)
  await expect.poll(listMarked).toEqual([])
  expect(getComputedStyle(row).maskImage).toBe('none')
})

test.each([
  [2, ['Mia', 'Leo']],
  [3, ['Mia']],
] as const)('of %i children the names %j stand beside the pictures [CHD-31]', async (count, shown) => {
  const [child, ...others] = family.slice(0, count)
  if (!child) throw new Error('The family has no child.')
  await renderWithProviders(<ChildSwitcher family={[child, ...others]} child={child} />)
  const names = () => [...document.querySelectorAll('[data-child] .type-h3')].map(({ textContent }) => textContent)
  await expect.poll(names).toEqual([...shown])
})
