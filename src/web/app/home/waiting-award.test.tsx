import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listChildren } from '#shared/children/contract.ts'
import { FlightLayer } from '#web/ledger/flight-layer.tsx'
import { animateJar } from '#web/ledger/jar-animation.ts'
import { read } from '#web/lib/query.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { showMessage } from '#web/ui/message.ts'
import { MessageLine } from './message-line.tsx'

test.each([
  ['scrolled away', { above: 0, below: 2000 }],
  ['close to the top', { above: 50, below: 0 }],
  ['a little lower', { above: 150, below: 0 }],
])(
  'the small jar of an award does not cover the message, whose place is %s [JOY-3, JOY-4]',
  async (_, { above, below }) => {
    const mia = childFixture({ points: 96 })
    const { client } = await renderWithProviders(
      <>
        <FlightLayer />
        <main>
          <div style={{ height: above }} />
          <MessageLine>{'Today'}</MessageLine>
          <div style={{ height: below }} />
          <button type="button">{'Tidied toys'}</button>
        </main>
      </>,
    )
    client.setQueryData(read(listChildren).queryKey, [mia])
    const button = page.getByRole('button', { name: 'Tidied toys' }).element()
    button.scrollIntoView()
    animateJar({ child: mia, points: 10, element: button })
    showMessage({
      kind: 'failure',
      isWaiting: true,
      title: 'Waiting. It will be sent once you’re online.',
      description: '+10 for Mia · Tidied toys',
      action: { label: 'Undo', onClick: () => undefined },
    })
    await expect.poll(() => document.querySelector('[data-flight-layer] [data-jar]')).not.toBeNull()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.element(undo).toBeInViewport()
    const message = document.querySelector('[data-message]')?.getBoundingClientRect()
    const jar = document.querySelector('[data-flight-layer] [data-jar]')?.getBoundingClientRect()
    if (!jar || !message) throw new Error('no jar or no message')
    expect(jar.bottom <= message.top || jar.top >= message.bottom).toBe(true)
  },
)
