import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Jar, type JarChange } from './jar.tsx'
import { Mascot } from './mascot.tsx'
import { RewardCover } from './reward-cover.tsx'
import { TileDrawing } from './tile-drawings.tsx'

async function jarOf(points: number, change?: JarChange) {
  const { container } = await render(<Jar points={points} seed="mia" {...(change && { change })} />)
  return container
}

function brightnesses(jar: HTMLElement): number[] {
  return [...jar.querySelectorAll('[data-light]')].map((light) => Number(light.getAttribute('data-light')))
}

test('347 points shine as 34 lights and one at seven tenths [HOM-5]', async () => {
  const lights = brightnesses(await jarOf(347))
  expect(lights.filter((light) => light === 1)).toHaveLength(34)
  expect(lights.filter((light) => light < 1).map((light) => light.toFixed(1))).toEqual(['0.7'])
})

test('nobody sleeps in the jar of a child in debt, and one firefly does at zero [HOM-10]', async () => {
  const debt = await jarOf(-12)
  expect([brightnesses(debt).length, debt.querySelectorAll('[data-sleeping]').length]).toEqual([0, 0])
  expect((await jarOf(0)).querySelectorAll('[data-sleeping]')).toHaveLength(1)
})

test('the shelf counts from ten full jars on [HOM-8]', async () => {
  expect((await jarOf(9_870)).querySelector('text')).toBeNull()
  expect((await jarOf(12_340)).querySelector('text')?.textContent).toBe('× 12')
})

test('an award moves only its own lights, and at most twelve', async () => {
  const small = await jarOf(347, { kind: 'award', from: 330, id: 'a' })
  expect(small.querySelectorAll('.animate-light-in')).toHaveLength(2)
  const great = await jarOf(900, { kind: 'award', from: 20, id: 'b' })
  expect(great.querySelectorAll('.animate-light-in')).toHaveLength(12)
})

test('a reward lets its lights fly out, at most twelve', async () => {
  const jar = await jarOf(267, { kind: 'redeem', from: 347, id: 'a' })
  expect(jar.querySelectorAll('[data-leaving]')).toHaveLength(8)
  const dear = await jarOf(0, { kind: 'redeem', from: 900, id: 'b' })
  expect(dear.querySelectorAll('[data-leaving]')).toHaveLength(12)
})

test('the drawings are plain markup: no style attribute, no identifier used twice', () => {
  const page = renderToStaticMarkup(
    <>
      <Jar points={3456} seed="mia" />
      <Jar points={120} seed="leo" />
      <Mascot pose="hello" />
      <Mascot pose="lost" name="Glim" />
      <TileDrawing name="greeting" />
      <RewardCover category="toy" preset="toy_car" />
    </>,
  )
  expect(page).not.toContain('style=')
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})
