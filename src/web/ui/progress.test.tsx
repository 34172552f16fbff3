import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Progress } from './progress.tsx'

test('Progress has a value text', async () => {
  await render(<Progress value={12} max={21} label="Read" valueText="12 of 21 days" tone="leaf" />)
  const bar = page.getByRole('progressbar', { name: 'Read' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '12 of 21 days')
})
