import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChipGroup } from './chip-group.tsx'

const options = [
  { value: 'all', label: 'All' },
  { value: 'gift', label: 'Gifts' },
  { value: 'privilege', label: 'Privileges' },
] as const

function Filter() {
  const [value, setValue] = useState<(typeof options)[number]['value']>('all')
  return <ChipGroup label="Show" options={options} value={value} onChange={setValue} />
}

test('arrow keys move the selection and wrap around', async () => {
  await render(<Filter />)
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: 'All' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Gifts' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(page.getByRole('radio', { name: 'Privileges' })).toBeChecked()
})

test('a chip is at least 48 px high', async () => {
  await render(<Filter />)
  const chip = page.getByRole('radio', { name: 'Gifts' })
  expect(chip.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
})
