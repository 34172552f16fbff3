import { useQuery } from '@tanstack/react-query'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { read } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { childFixture, recordedAward } from './fixtures.ts'
import { createFakeServer } from './fake-server.ts'
import { renderWithProviders } from './render-with-providers.tsx'

const mia = childFixture({ points: 100 })

const texts = { award: 'Award', onceMore: 'Once more', awardMore: 'Award more', nothing: 'Nothing' }

interface AwardProps {
  tapKey?: string
  /** Whether the award has a name and shows its message at the tap. */
  says?: boolean
}

function Award({ tapKey, says }: AwardProps) {
  const { data } = useQuery(read(listChildren))
  const { send } = useCommand(recordBehavior, {
    tapKey: () => tapKey,
    queue: () => mia.id,
    input: (points: number) =>
      points > 0 ? { body: { childId: mia.id, type: 'reward' as const, title: 'Kite', points } } : null,
    optimistic: (points) => ({ childId: mia.id, points }),
    success: () => ({ title: 'Recorded', undo: 'Kite' }),
    failure: 'Not recorded',
    ...(says && {
      nameOf: (points: number) => `+${points} for Mia`,
      say: (points: number) => ({ title: `+${points} for Mia` }),
    }),
  })
  return (
    <>
      <output data-testid="balance">{data?.[0]?.points}</output>
      <Button onClick={() => void send(5)}>{texts.award}</Button>
      <Button onClick={() => void send(5, { isRepeat: true })}>{texts.onceMore}</Button>
      <Button onClick={() => void send(7)}>{texts.awardMore}</Button>
      <Button onClick={() => void send(0)}>{texts.nothing}</Button>
    </>
  )
}

export const renderAward = async (props: AwardProps = {}) => {
  const server = createFakeServer()
  server.respondWith(listChildren, [mia])
  server.respondWith(recordBehavior, recordedAward)
  server.respondWith(undoAct, { actId: 'two', undoes: 'one', balance: 100 })
  await renderWithProviders(<Award {...props} />)
  await expect.element(balance).toHaveTextContent('100')
  return server
}

export const balance = page.getByTestId('balance')
export const retry = page.getByRole('button', { name: 'Try again' })
export const award = page.getByRole('button', { name: 'Award' })
export const keysOf = (server: ReturnType<typeof createFakeServer>) =>
  server.requests.filter(({ path }) => path === recordBehavior.path).map(({ key }) => key)

/** The message about an act that waits for the connection. */
export const waitsForConnection = 'Waiting. It will be sent once you’re online.'
