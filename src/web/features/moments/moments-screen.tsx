import { useState } from 'react'
import { useNow } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { storePrompt } from '#web/lib/moment-prompt.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Card } from '#web/ui/card.tsx'
import { MomentForm } from './moment-form.tsx'
import { OnThisDay } from './on-this-day.tsx'
import { RecentMoments } from './recent-moments.tsx'
import { useMomentForm } from './use-moment-form.ts'

/** The moments of one child: a form for today's, this day in earlier years, and earlier ones. */
export function MomentsScreen({ user, child, family, chips }: ChildScreenProps) {
  const zone = user.family.timeZone
  const today = dayIn(useNow({ updateInterval: 60_000 }).getTime(), zone)
  return (
    <>
      {family.length > 1 && <div className="mb-3">{chips}</div>}
      <div
        key={child.id}
        className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:items-start lg:gap-7"
      >
        <NewMoment child={child} zone={zone} />
        <div className="grid grid-cols-1 gap-4">
          <OnThisDay child={child} today={today} />
          <RecentMoments child={child} zone={zone} />
        </div>
      </div>
    </>
  )
}

function NewMoment({ child, zone }: { child: Child; zone: string }) {
  const [saved, setSaved] = useState(0)
  const form = useMomentForm(child, null, () => {
    storePrompt(child.id, null)
    setSaved(saved + 1)
  })
  return (
    <Card as="section">
      <MomentForm key={saved} child={child} isNew zone={zone} form={form} />
    </Card>
  )
}
