import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listChildren } from '#shared/children/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { read } from '#web/lib/query.ts'
import { FlightLayer } from './flight-layer.tsx'
import { JarInPlace } from './guest-jar.tsx'
import { animateJar } from './jar-animation.ts'

const mia = childFixture({ points: 96 })

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

test.each([
  { case: 'a row with its name', chipTop: 8, rowTop: 200, hasDialog: false, shown: 'row' },
  {
    case: 'the picture beside its points, where that row is not in view',
    chipTop: 8,
    rowTop: -400,
    hasDialog: false,
    shown: 'chip',
  },
  {
    case: 'the picture beside its points, where a dialog may cover the row',
    chipTop: 8,
    rowTop: 200,
    hasDialog: true,
    shown: 'chip',
  },
  {
    case: 'the picture of its habit, where neither is in view',
    chipTop: -400,
    rowTop: -400,
    hasDialog: false,
    shown: 'habit',
  },
])(
  'lights for a child that is not selected fly to $case [HOM-27, JOY-3]',
  async ({ chipTop, rowTop, hasDialog, shown }) => {
    createFakeServer().respondWith(listChildren, [mia])
    const place = (label: string, top: number, isPicture: boolean) => (
      <span
        data-jar-place={mia.id}
        data-picture={isPicture ? '' : undefined}
        aria-label={label}
        style={{ position: 'absolute', top, height: 40, width: 40 }}
      >
        <JarInPlace child={mia} isChip={isPicture} />
      </span>
    )
    const { client } = await renderWithProviders(
      <>
        <FlightLayer />
        {place('chip', chipTop, true)}
        {place('row', rowTop, false)}
        {place('habit', 300, true)}
        <button type="button">{'Read a page'}</button>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as sheets are */}
        {hasDialog && <div role="dialog" />}
      </>,
    )
    await client.query(read(listChildren))
    const element = page.getByRole('button', { name: 'Read a page' }).element()
    animateJar({ child: mia, points: 10, element })(true)
    await expect.poll(() => listJars()[0]?.closest('[aria-label]')?.getAttribute('aria-label')).toBe(shown)
  },
)
