import type { ReactNode } from 'react'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import type { Line } from './acts-of-visit.ts'

interface SummaryCardProps {
  title: string
  /** What the days brought; without any the card says `empty`. */
  facts: readonly ReactNode[]
  empty?: string
  moment: Line | undefined
  [data: `data-${string}`]: string
}

/** Renders what days brought: facts, and the line of a moment. */
export function SummaryCard({ title, facts, empty, moment, ...data }: SummaryCardProps) {
  const told = facts.filter((fact) => fact !== null)
  return (
    <Card as="section" className="mt-3 flex items-center gap-3.5" {...data}>
      <PosedMascot pose="hello" size={60} className="shrink-0" />
      <div ref={keepLargestHeight} className="min-w-0 flex-1">
        <h2 className="type-h3">{title}</h2>
        <p className="text-small text-text-2">{told.length > 0 || moment ? <Facts facts={told} /> : empty}</p>
        <SummaryMoment moment={moment} />
      </div>
    </Card>
  )
}

/** Renders the line of a moment with its face. */
export function SummaryMoment({ moment }: Pick<SummaryCardProps, 'moment'>) {
  const felt = moment && parseMomentMetadata(moment.row.metadata)
  if (!moment) return null
  return (
    <p className="mt-1.5 flex items-start gap-2 text-small">
      {felt && <MoodFace mood={felt.mood} size={22} />}
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{moment.row.description}</span>
    </p>
  )
}
