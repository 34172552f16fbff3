import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { lazyWithMessages } from './lazy-component.tsx'

test('what was preloaded is rendered at once, without its placeholder', async () => {
  const { preload, Component } = lazyWithMessages(() => Promise.resolve(() => <p>Loaded</p>))
  await preload()
  const Placeholder = vi.fn<() => null>(() => null)
  await renderWithProviders(
    <Suspense fallback={<Placeholder />}>
      <Component />
    </Suspense>,
  )
  await expect.element(page.getByText('Loaded')).toBeVisible()
  expect(Placeholder).not.toHaveBeenCalled()
})
