import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listChildren } from '#shared/children/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { read } from '#web/lib/query.ts'
import { hideGuestJar } from './award-flights.ts'
import { FlightLayer } from './flight-layer.tsx'
import { JarInPlace } from './guest-jar.tsx'
import { animateJar } from './jar-animation.ts'

const mia = childFixture({ points: 96 })

afterEach(hideGuestJar)

const listJars = () => [...document.querySelectorAll(`[data-jar="${mia.id}"]`)]

test.each([
  { rows: [0], shown: 'row 0' },
  { rows: [-400, 40, 80], shown: 'row 1' },
  { rows: [-400], shown: null },
])(
  'lights fly to the jar that appears in the first row of the child in view, or else above the page: rows at $rows [JOY-3]',
  async ({ rows, shown }) => {
    createFakeServer().respondWith(listChildren, [mia])
    const { client } = await renderWithProviders(
      <>
        <FlightLayer />
        <button type="button">{'Tidied toys'}</button>
        {rows.map((top, n) => (
          <div
            key={top}
            data-jar-place={mia.id}
            aria-label={`row ${n}`}
            style={{ position: 'absolute', top, height: 36, width: 200 }}
          >
            <JarInPlace child={mia} />
          </div>
        ))}
      </>,
    )
    await client.query(read(listChildren))
    const element = page.getByRole('button', { name: 'Tidied toys' }).element()
    animateJar({ child: mia, points: 10, element })(true)
    await expect.poll(() => listJars().length).toBe(1)
    expect(listJars()[0]?.closest('[data-jar-place]')?.getAttribute('aria-label') ?? null).toBe(shown)
  },
)

test('lights fly to the picture of the child beside its points, if that is in view, whatever was tapped [JOY-3]', async () => {
  createFakeServer().respondWith(listChildren, [mia])
  const { client } = await renderWithProviders(
    <>
      <FlightLayer />
      <span data-jar-place={mia.id} aria-label="chip" style={{ position: 'absolute', top: 8, height: 40, width: 40 }}>
        <JarInPlace child={mia} isChip />
      </span>
      <div data-jar-place={mia.id} aria-label="row" style={{ position: 'absolute', top: 200, height: 36, width: 200 }}>
        <JarInPlace child={mia} />
        <button type="button">{'Read a page'}</button>
      </div>
    </>,
  )
  await client.query(read(listChildren))
  const placeOfJar = () => listJars()[0]?.closest('[aria-label]')?.getAttribute('aria-label')
  const award = () =>
    animateJar({ child: mia, points: 10, element: page.getByRole('button', { name: 'Read a page' }).element() })(true)
  award()
  await expect.poll(placeOfJar).toBe('chip')
  hideGuestJar()
  await expect.poll(() => listJars().length).toBe(0)
  document.querySelector<HTMLElement>('[aria-label=chip]')?.style.setProperty('top', '-400px')
  award()
  await expect.poll(placeOfJar).toBe('row')
})
