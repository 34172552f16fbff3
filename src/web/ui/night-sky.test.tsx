import { expect, test } from 'vitest'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { NightSky } from './night-sky.tsx'

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom

test('no star shines through a text [JOY-6]', async () => {
  await renderWithProviders(
    <div>
      <NightSky />
      <p className="relative text-[4rem]">Good night</p>
    </div>,
  )
  const text = document.querySelector('p')?.getBoundingClientRect()
  const stars = [...document.querySelectorAll('circle')]
  const behind = stars.filter((star) => text && overlaps(star.getBoundingClientRect(), text))
  expect(behind.length).toBeGreaterThan(0)
  await expect.poll(() => behind.some((star) => star.checkVisibility({ visibilityProperty: true }))).toBe(false)
  expect(stars.filter((star) => star.checkVisibility({ visibilityProperty: true })).length).toBeGreaterThan(10)
})
