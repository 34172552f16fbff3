import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Jar } from './jar.tsx'
import { PosedMascot } from './posed-mascot.tsx'
import { RewardCover } from './reward-cover.tsx'
import { PictureDrawing } from './picture-drawing.tsx'

async function renderJar(points: number) {
  const { container } = await render(<Jar points={points} seed="mia" />)
  return container
}

function brightnesses(jar: HTMLElement): number[] {
  return [...jar.querySelectorAll('[data-light]')].map((light) => Number(light.getAttribute('data-light')))
}

test('347 points render 34 full lights and one of brightness 0.7 [HOM-5]', async () => {
  const lights = brightnesses(await renderJar(347))
  expect(lights.filter((light) => light === 1)).toHaveLength(34)
  expect(lights.filter((light) => light < 1).map((light) => light.toFixed(1))).toEqual(['0.7'])
})

test('a firefly sleeps at zero points and none below [HOM-10]', async () => {
  const negative = await renderJar(-12)
  expect([brightnesses(negative).length, negative.querySelectorAll('[data-sleeping]').length]).toEqual([0, 0])
  expect((await renderJar(0)).querySelectorAll('[data-sleeping]')).toHaveLength(1)
})

test('the shelf shows a number from ten full jars on [HOM-8]', async () => {
  const [nine, twelve] = [await renderJar(9_870), await renderJar(12_340)]
  await expect.poll(() => nine.querySelector('[data-shelf]')?.querySelectorAll('text').length).toBe(0)
  await expect.poll(() => twelve.querySelector('[data-shelf] text')?.textContent).toBe('× 12')
})

test('drawings have no style attributes and no duplicate ids', () => {
  const page = renderToStaticMarkup(
    <>
      <Jar points={3456} seed="mia" />
      <Jar points={120} seed="leo" />
      <PosedMascot pose="hello" />
      <PosedMascot pose="lost" />
      <PictureDrawing picture="manners" />
      <RewardCover category="toy" preset="toy_car" />
    </>,
  )
  expect(page).not.toContain('style=')
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})
