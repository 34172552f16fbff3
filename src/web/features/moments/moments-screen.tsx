import { useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Card } from '#web/ui/card.tsx'
import { NewMomentForm } from './moment-form.tsx'
import { MomentList } from './moment-list.tsx'
import { OnThisDay } from './on-this-day.tsx'
import { useMomentForm } from './use-moment-form.ts'
import { useMoments } from './use-moments.ts'

/** Renders the moments of one child: a form for a new one, those of this day in earlier years, and all by month. */
export function MomentsScreen({ user, child, chips }: ChildScreenProps) {
  return (
    <>
      {chips && <div className="mb-3">{chips}</div>}
      <Moments key={child.id} user={user} child={child} />
    </>
  )
}

function Moments({ user, child }: Pick<ChildScreenProps, 'user' | 'child'>) {
  const today = useToday(user.family.timeZone)
  const [newId, setNewId] = useState<string | null>(null)
  return (
    <div className="grid grid-cols-1 gap-3 min-[100rem]:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] min-[100rem]:items-start min-[100rem]:gap-7">
      <NewMomentCard child={child} zone={user.family.timeZone} onSaved={setNewId} />
      <OnThisDay child={child} user={user} today={today}>
        <MomentList child={child} user={user} newId={newId} />
      </OnThisDay>
    </div>
  )
}

interface NewMomentCardProps {
  child: Child
  zone: string
  onSaved: (momentId: string) => void
}

function NewMomentCard({ child, zone, onSaved }: NewMomentCardProps) {
  const { data: earlier } = useMoments(child.id)
  const form = useMomentForm({ child, moment: null, zone, onDone: onSaved, ...(earlier && { earlier }) })
  return (
    <Card as="section">
      <NewMomentForm child={child} form={form} zone={zone} />
    </Card>
  )
}
