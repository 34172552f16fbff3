import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { Button } from './button.tsx'

test('a button that cannot be used is filled with grey and has no edge, however it looks else', async () => {
  await renderWithProviders(
    <>
      <Button tone="off">Lacks something</Button>
      <Button inactive>Inactive</Button>
      <Button tone="soft" disabled>
        Disabled
      </Button>
      <Button tone="honey" disabled>
        Disabled honey
      </Button>
      <Button tone="soft">Ready</Button>
    </>,
  )
  const styleOf = (name: string) => {
    const { backgroundColor, color, boxShadow } = getComputedStyle(
      page.getByRole('button', { name, exact: true }).element(),
    )
    return { backgroundColor, color, hasEdge: /1\.5px/.test(boxShadow) }
  }
  const off = styleOf('Lacks something')
  expect(off.hasEdge).toBe(false)
  for (const name of ['Inactive', 'Disabled', 'Disabled honey']) expect(styleOf(name)).toEqual(off)
  expect(styleOf('Ready')).not.toEqual(off)
})
