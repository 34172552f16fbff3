import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { dayIn } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { GiveButton } from './give-button.tsx'
import { useGivenHere } from './give-redemption.ts'
import { TitleAndDay } from './title-and-day.tsx'
import type { RedemptionOfVisit } from './use-redemptions-of-visit.ts'

/** How many are shown before the older ones are asked for. */
const maxLatest = 5

interface GivenListProps {
  all: readonly RedemptionOfVisit[]
  zone: string
}

const givenAtOf = ({ redemption: { givenAt, redeemedAt } }: RedemptionOfVisit) => givenAt ?? redeemedAt

/** Renders what was given before the screen was opened: the latest, and a button that shows the older ones by month. */
export function GivenList({ all, zone }: GivenListProps) {
  const t = useTranslations('rewards')
  const [isOpen, setIsOpen] = useState(false)
  const sorted = all.toSorted((a, b) => givenAtOf(b).localeCompare(givenAtOf(a)))
  const older = sorted.slice(maxLatest)
  return (
    <section>
      <h2 className="type-h3 mx-0.5 mb-2.5">{t('givenList')}</h2>
      <GivenRows label={t('givenList')} all={sorted.slice(0, maxLatest)} zone={zone} />
      {older.length > 0 && (
        <Button tone="ghost" className="mt-2.5 w-full" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('older', { count: older.length })}
        </Button>
      )}
      {isOpen && <GivenMonths all={older} zone={zone} />}
    </section>
  )
}

function GivenMonths({ all, zone }: GivenListProps) {
  const formatDay = useFormatCalendarDay()
  const monthOf = (one: RedemptionOfVisit) => formatDay(dayIn(parseInstant(givenAtOf(one)), zone), 'month')
  return [...new Set(all.map(monthOf))].map((month) => (
    <section key={month} className="mt-4">
      <h3 className="type-label mx-0.5 mb-2 text-text-2">{month}</h3>
      <GivenRows label={month} all={all.filter((one) => monthOf(one) === month)} zone={zone} />
    </section>
  ))
}

function GivenRows({ label, all, zone }: GivenListProps & { label: string }) {
  const givenHere = useGivenHere()
  return (
    <ul aria-label={label} className="grid gap-2.5 min-[44rem]:grid-cols-2">
      {all.map((one) => (
        <Card key={one.redemption.id} as="li" kind="rows" className="flex items-center gap-x-3 py-2.5!">
          <RewardDrawing reward={one.redemption} className="h-12 w-16! shrink-0 rounded-field" />
          <TitleAndDay {...one} zone={zone} />
          {givenHere.includes(one.redemption.id) && <GiveButton {...one} />}
        </Card>
      ))}
    </ul>
  )
}
