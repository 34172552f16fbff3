import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useNow } from 'use-intl'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { lazyWithRetry } from '#web/app/lazy-component.tsx'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useMediaQuery, veryWideMediaQuery } from '#web/lib/media.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Facts } from '#web/ui/facts.tsx'
import { useBirthdaySentences } from './birthdays.tsx'
import { LatestActsSection, ModuleSection, TodayHabitsSection } from './deferred-sections.tsx'
import { JarPanel } from './jar-panel.tsx'
import type { LayoutProps } from './layout-props.ts'
import { PromiseSection } from './promise-section.tsx'
import { QuickAwards } from './quick-awards.tsx'
import type { TodayForm } from './skeletons.tsx'
import { useGreeting } from './use-greeting.ts'

const LazyWeekSummary = lazyWithRetry(async () => (await import('./week-summary.tsx')).WeekSummary)

type WideHomeProps = LayoutProps & { isEvening: boolean }

/** Renders home in a wide window; the jar is in the panel beside it, or in a very wide one in a column of its own. */
export function WideHome({ isEvening, title, ...props }: WideHomeProps) {
  const isVeryWide = useMediaQuery(veryWideMediaQuery)
  const form = useWideTodayForm()
  const sections = [
    <QuickAwards key={props.child.id} child={props.child} />,
    <TodayHabitsSection key="today" {...props} form={form} title={title} />,
  ]
  const first = isEvening ? sections.toReversed() : sections
  return (
    <>
      <WideTop {...props} />
      {isVeryWide ? (
        <ThreeColumns {...props} first={first} />
      ) : (
        <div className="mt-4 grid grid-cols-1 gap-5">
          {first}
          <ModuleSection {...props} />
          <LatestActsSection {...props} />
        </div>
      )}
    </>
  )
}

/** More habits than this are shown as tiles, so that they need no scrolling where there is the width for that. */
const maxRows = 6
const widthForTiles = '(width >= 80rem)'

const useWideTodayForm = (): TodayForm => {
  const { data = [] } = useQuery(read(listFamilyTodayHabits))
  const hasWidth = useMediaQuery(widthForTiles)
  const count = data.reduce((sum, { habits }) => sum + habits.length, 0)
  return hasWidth && count > maxRows ? 'table' : 'rows'
}

/** Renders home in a very wide window, where the jar has a column of its own. */
function ThreeColumns({ first, ...props }: ChildScreenProps & { first: ReactNode }) {
  const { child } = props
  return (
    <div className="mt-5 grid grid-cols-[24rem_minmax(0,1fr)_minmax(0,27.5rem)] items-start gap-8">
      <div key={child.id} className="grid grid-cols-1 gap-4">
        <JarPanel {...props} shape="grand" />
        <PromiseSection {...props} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        {first}
        <Suspense>
          <LazyWeekSummary child={child} />
        </Suspense>
      </div>
      <div className="grid grid-cols-1 gap-5">
        <ModuleSection {...props} />
        <LatestActsSection {...props} />
      </div>
    </div>
  )
}

function WideTop(props: ChildScreenProps) {
  const greeting = useGreeting(props)
  const birthdays = useBirthdaySentences(props.family, props.user.family.timeZone)
  const dateText = useFormatInstant()
  const now = useNow({ updateInterval: 60_000 })
  const today = dateText(now, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div className="pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 wrap-anywhere">{greeting}</h1>
        {props.chips}
      </div>
      <p className="mt-0.5 text-small text-text-2 first-letter:uppercase">
        <Facts facts={[today, ...birthdays.map(({ sentence }) => sentence)]} />
      </p>
    </div>
  )
}
