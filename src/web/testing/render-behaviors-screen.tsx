import { listActivities, type Activity } from '#shared/activities/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { getQuickList, putQuickList, recordBehavior } from '#shared/behaviors/contract.ts'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import { listChildren, type Child } from '#shared/children/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { BehaviorsScreen } from '#web/features/behaviors/behaviors-screen.tsx'
import { read } from '#web/lib/query.ts'
import { createFakeServer, type RecordedRequest } from './fake-server.ts'
import { childFixture, userFixture } from './fixtures.ts'
import { renderWithProviders } from './render-with-providers.tsx'

export const mia = childFixture({ points: 100, pointsEarned: 100 })
const actId = '01d00000-0000-7000-8000-000000000001'

interface Body {
  type: 'reward' | 'punishment'
  title: string
  points: number
}

const recorded =
  (quickFull: boolean) =>
  ({ body }: RecordedRequest) => {
    const { type, title, points } = body as Body
    return {
      actId,
      balance: 100 + points,
      id: actId,
      childId: mia.id,
      type,
      title,
      description: null,
      points,
      category: points > 0 ? ('good' as const) : ('needs_improvement' as const),
      preset: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      quickAdded: false,
      quickFull,
    }
  }

const presets: QuickEntry[] = [{ preset: 'greeting' }, { preset: 'tidy_toys' }]

interface Given {
  quickFull?: boolean
  /** The tiles. */
  quick?: QuickEntry[]
  locale?: Locale
  child?: Child
  /** The latest activities of the child. */
  rows?: Activity[]
}

/** Renders the screen of behaviors of Mia with a fake server; `balance` returns the cached balance. */
export const renderBehaviors = async (given: Given = {}) => {
  const { quickFull = false, quick = presets, locale = 'en', child = mia, rows = [] } = given
  const server = createFakeServer()
  server.respondWith(getQuickList, quick)
  server.respondWith(putQuickList, ({ body }) => body as QuickEntry[])
  server.respondWith(recordBehavior, recorded(quickFull))
  server.respondWith(undoAct, { actId, undoes: actId, balance: 100 })
  server.respondWith(listActivities, () => rows)
  const screenOf = (one: Child) => (
    <BehaviorsScreen key={one.id} user={userFixture()} child={one} family={[child]} chips={null} />
  )
  const { client, rerenderWith } = await renderWithProviders(screenOf(child), { locale })
  client.setQueryData(read(listChildren).queryKey, [child])
  const balance = () => client.getQueryData(read(listChildren).queryKey)?.[0]?.points
  return { server, balance, selectChild: (other: Child) => rerenderWith(screenOf(other)) }
}
