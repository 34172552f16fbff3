import { expect, test } from 'vitest'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { Icon } from './icon.tsx'

test('an icon grows with the text [NAV-14]', async () => {
  await renderWithProviders(<Icon name="check" size={20} />)
  const widthOf = () => document.querySelector('svg')?.getBoundingClientRect().width
  expect(widthOf()).toBe(20)
  document.documentElement.style.fontSize = '200%'
  expect(widthOf()).toBe(40)
})
