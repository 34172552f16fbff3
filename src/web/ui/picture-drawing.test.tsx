import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { pictures } from '#shared/pictures/rules.ts'
import { PictureDrawing } from './picture-drawing.tsx'

test('every picture has a drawing of its own in the colours of the tokens [PIC-1]', async () => {
  const names = [...pictures, 'own'] as const
  const { container } = await render(names.map((picture) => <PictureDrawing key={picture} picture={picture} />))
  const drawn = new Set([...container.querySelectorAll('svg[aria-hidden]')].map((svg) => svg.innerHTML))
  expect(drawn.size).toBe(names.length)
  expect(container.innerHTML).not.toMatch(/(?:fill|stroke)="#/)
})
