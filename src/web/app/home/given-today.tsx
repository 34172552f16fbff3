import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { dayIn, type Day } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { GiveButton } from '#web/features/rewards/give-button.tsx'
import { usePromises } from '#web/features/rewards/use-promises.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { Card } from '#web/ui/card.tsx'
import { LabelledSection } from './labelled-section.tsx'

interface GivenTodayProps {
  child: Child
  zone: string
  today: Day
}

/** Renders the redemptions that were given to a child today, each with the button that undoes that; they keep their places. */
export function GivenToday({ child, zone, today }: GivenTodayProps) {
  const t = useTranslations('homeCards')
  const titles = useTitles()
  const { redemptions } = usePromises(child)
  const given = redemptions.filter(({ givenAt }) => givenAt !== null && dayIn(parseInstant(givenAt), zone) >= today)
  const [seen, setSeen] = useState<readonly string[]>([])
  const added = given.filter(({ id }) => !seen.includes(id))
  if (added.length > 0) setSeen([...seen, ...added.map(({ id }) => id)])
  const shown = redemptions.filter(({ id }) => seen.includes(id))
  if (shown.length === 0) return null
  return (
    <LabelledSection title={t('givenToday')}>
      <Card kind="rows">
        <ul>
          {shown.map((redemption) => (
            <li key={redemption.id} className="flex items-center gap-3 border-line py-2 not-first:border-t">
              <span className="shrink-0 overflow-hidden rounded-field [&>svg]:scale-115">
                <RewardDrawing reward={redemption} className="size-10!" />
              </span>
              <span className="type-h3 min-w-0 flex-1 wrap-anywhere">{titles.reward(redemption)}</span>
              <GiveButton redemption={redemption} state={redemption.givenAt === null ? 'open' : 'given'} />
            </li>
          ))}
        </ul>
      </Card>
    </LabelledSection>
  )
}
