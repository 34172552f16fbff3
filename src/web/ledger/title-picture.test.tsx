import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TitlePicture } from './title-picture.tsx'
import { RewardDrawing } from './reward-drawing.tsx'

const reward = { title: 'Pizza', preset: null, category: 'treat' } as const

const readDrawings = (container: Element) => [...container.querySelectorAll('span > svg')].map((svg) => svg.innerHTML)

test('shows the chosen picture, else that of the title, else a spark, hidden from screen readers [PIC-2, PIC-3, PIC-7]', async () => {
  const { container } = await render(
    <>
      <span>
        <TitlePicture title="Brush teeth" />
      </span>
      <span>
        <TitlePicture title="Told the truth" picture="teeth" />
      </span>
      <span>
        <TitlePicture title="Told the truth" />
      </span>
    </>,
  )
  await expect.poll(() => readDrawings(container).filter((drawing) => drawing !== '')).toHaveLength(3)
  const [suggested, chosen, spark] = readDrawings(container)
  expect(suggested).toBe(chosen)
  expect(spark).not.toBe(chosen)
  expect(container.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0)
})

test('a reward shows its picture, else that of its preset, else that of its title, else that of its category [RWD-13]', async () => {
  const { container } = await render(
    [
      { ...reward, picture: 'tent' as const },
      { ...reward, preset: 'stickers' as const },
      reward,
      { ...reward, title: 'Told the truth' },
      { ...reward, title: 'Told the truth', picture: 'pizza' as const },
    ].map((one) => (
      <span key={one.title + String(one.preset) + String('picture' in one)}>
        <RewardDrawing reward={one} />
      </span>
    )),
  )
  await expect.poll(() => new Set(readDrawings(container)).size).toBe(4)
  const [, , suggested, , chosen] = readDrawings(container)
  expect(suggested).toBe(chosen)
})
