import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Waiting } from '#web/lib/waiting.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MomentList } from './moment-list.tsx'
import { NewMomentCard, type NewMomentCardProps } from './new-moment-card.tsx'
import { OnThisDay, useOnThisDay } from './on-this-day.tsx'
import type { SavedOnScreen } from './saved-line.tsx'

type MomentsScreenProps = ChildScreenProps & { onChooseChild: (childId: string) => void }

/** Renders the moments of one child: a form for a new one, and all by month with those of this day in earlier years among them. */
export function MomentsScreen({ chips, ...props }: MomentsScreenProps) {
  const [saved, setSaved] = useState<SavedOnScreen | null>(null)
  return (
    <>
      {chips && <div className="mb-3">{chips}</div>}
      <Moments key={props.child.id} {...props} {...{ saved, setSaved }} />
    </>
  )
}

type MomentsProps = Omit<MomentsScreenProps, 'chips'> & Pick<NewMomentCardProps, 'saved' | 'setSaved'>

function Moments({ user, child, family, onChooseChild, saved, setSaved }: MomentsProps) {
  const t = useTranslations('moments')
  const today = useToday(user.family.timeZone)
  // The list waits for them, since they would push its cards down.
  const { moments, isLoading } = useOnThisDay(child, today)
  const [newId, setNewId] = useState<string | null>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  return (
    <div className="grid grid-cols-1 gap-3 min-[100rem]:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] min-[100rem]:items-start min-[100rem]:gap-7">
      <NewMomentCard
        {...{ child, user, saved, setSaved }}
        siblings={listOthersFrom(family, child)}
        onSaved={setNewId}
        onShow={setShownId}
        onChooseChild={onChooseChild}
      />
      {isLoading ? (
        <Waiting title={t('loadFailed')}>
          <Skeleton className="h-48 rounded-tile" />
        </Waiting>
      ) : (
        <div className="min-w-0 peer-data-checking:invisible">
          <MomentList
            child={child}
            user={user}
            {...{ newId, shownId }}
            onThisDay={moments.length > 0 ? <OnThisDay {...{ moments, user, today }} /> : null}
          />
        </div>
      )}
    </div>
  )
}

/** Returns the other children: those after a child first, then those before. */
const listOthersFrom = (family: readonly Child[], child: Child): Child[] => {
  const place = family.findIndex(({ id }) => id === child.id)
  return [...family.slice(place + 1), ...family.slice(0, Math.max(0, place))]
}
