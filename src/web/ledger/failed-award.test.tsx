import { useQuery } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { read } from '#web/lib/query.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { Button } from '#web/ui/button.tsx'
import { FlightLayer } from './flight-layer.tsx'
import { PointsJar } from './points-jar.tsx'
import { useCommand } from './use-command.ts'

const mia = childFixture({ points: 100 })

function Awards() {
  const { data: [child] = [mia] } = useQuery(read(listChildren))
  const { send } = useCommand(recordBehavior, {
    input: () => ({ body: { childId: mia.id, type: 'reward' as const, title: 'Kite', points: 10 } }),
    optimistic: () => ({ childId: mia.id, points: 10 }),
    celebrate: (element: Element) => ({ child: mia, points: 10, element }),
    failure: 'Not recorded',
  })
  return (
    <>
      <FlightLayer />
      <PointsJar child={child ?? mia} />
      <Button onClick={({ currentTarget }) => void send(currentTarget)}>{'Award'}</Button>
    </>
  )
}

test('when an award is refused while its lights fly, the number stays [JOY-4]', async () => {
  const server = createFakeServer()
  server.respondWith(listChildren, [mia])
  server.rejectWith(recordBehavior, 'invalid_input')
  const { client } = await renderWithProviders(<Awards />)
  await expect.poll(() => client.isFetching()).toBe(0)
  const respond = server.holdResponses()
  await page.getByRole('button', { name: 'Award' }).click()
  await expect.poll(() => document.querySelectorAll('[data-flight]').length).toBe(1)
  const shown = new Set<string | null | undefined>()
  const look = () => shown.add(document.querySelector('[data-points]')?.textContent)
  look()
  const watching = new MutationObserver(look)
  watching.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => watching.disconnect())
  respond()
  await expect.element(page.getByText('Not recorded')).toBeVisible()
  await expect.poll(() => client.isFetching()).toBe(0)
  expect([...shown]).toEqual(['100'])
})
