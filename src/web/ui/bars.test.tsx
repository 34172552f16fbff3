import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Bars } from './bars.tsx'

test('bars start at zero and show number and label [STA-9]', async () => {
  const { container } = await render(
    <Bars
      bars={[
        { key: 'a', value: 12, label: 'Behaviours', tone: 'ember' },
        { key: 'b', value: 6, label: 'Habits', tone: 'leaf' },
        { key: 'c', value: 0, label: 'Skills', tone: 'summit' },
      ]}
    />,
  )
  expect([...container.querySelectorAll('dt')].map((label) => label.textContent)).toEqual([
    'Behaviours',
    'Habits',
    'Skills',
  ])
  expect([...container.querySelectorAll('dd')].map((number) => number.textContent)).toEqual(['12', '6', '0'])
  const [most = 0, half, none = 0] = [...container.querySelectorAll('path')].map((bar) => bar.getBBox().height)
  expect(half).toBeCloseTo(most / 2)
  expect(none).toBeLessThanOrEqual(3)
})
