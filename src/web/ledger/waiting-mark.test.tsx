import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { WaitingMark } from './waiting-mark.tsx'

test('among facts, the words of a waiting mark stand on their line', async () => {
  await renderWithProviders(
    <p>
      <Facts facts={[<WaitingMark key="waiting" shape="fact" />, <span key="run">{'The first of 7 days'}</span>]} />
    </p>,
  )
  const bottomOf = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(text, { exact: true }).element())
    return range.getBoundingClientRect().bottom
  }
  await expect.element(page.getByText('waiting', { exact: true })).toBeVisible()
  expect(bottomOf('waiting')).toBeCloseTo(bottomOf('The first of 7 days'), 0)
})
