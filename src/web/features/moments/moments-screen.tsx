import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { readMomentPrompt } from '#web/lib/moment-prompt.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Waiting } from '#web/lib/waiting.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NewMomentForm } from './moment-form.tsx'
import { hideWhileMoved } from './hide-while-moved.ts'
import { MomentList } from './moment-list.tsx'
import { MomentOfToday } from './moment-of-today.tsx'
import { OnThisDay, useOnThisDay } from './on-this-day.tsx'
import { useMomentForm } from './use-moment-form.ts'
import { useMomentOfToday } from './use-moment-of-today.ts'
import { useMoments } from './use-moments.ts'

type MomentsScreenProps = ChildScreenProps & { onChooseChild: (childId: string) => void }

/** Renders the moments of one child: a form for a new one, and all by month with those of this day in earlier years among them. */
export function MomentsScreen({ chips, ...props }: MomentsScreenProps) {
  return (
    <>
      {chips && <div className="mb-3">{chips}</div>}
      <Moments key={props.child.id} {...props} />
    </>
  )
}

function Moments({ user, child, family, onChooseChild }: Omit<MomentsScreenProps, 'chips'>) {
  const t = useTranslations('moments')
  const today = useToday(user.family.timeZone)
  // The list waits for them, since they would push its cards down.
  const { moments, isLoading } = useOnThisDay(child, today)
  const [newId, setNewId] = useState<string | null>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  return (
    <div className="grid grid-cols-1 gap-3 min-[100rem]:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] min-[100rem]:items-start min-[100rem]:gap-7">
      <NewMomentCard
        {...{ child, user }}
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

/** The child that was chosen to go on with, whose form then comes into view. */
let idToGoOnWith: string | undefined

const focusFaces = (place: HTMLElement | null) => place?.querySelector('input')?.focus({ preventScroll: true })

interface NewMomentCardProps {
  child: Child
  user: User
  siblings: readonly Child[]
  onSaved: (momentId: string) => void
  /** Called with the moment that stands in place of the form, or null. */
  onShow: (momentId: string | null) => void
  onChooseChild: (childId: string) => void
}

/** Renders the form of a new moment, or what today has already. */
function NewMomentCard({ child, user, siblings, onSaved, onShow, onChooseChild }: NewMomentCardProps) {
  const { data: earlier = [], isLoading } = useMoments(child.id)
  const zone = user.family.timeZone
  const onNext = ({ id }: Child) => {
    idToGoOnWith = id
    onChooseChild(id)
  }
  const [savedToday, setSavedToday] = useState<string | null>(null)
  const form = useMomentForm({
    child,
    moment: null,
    earlier,
    isLoading,
    siblings,
    zone,
    onDone: (id, date) => {
      onSaved(id)
      if (date !== form.today) return
      setSavedToday(id)
      offer()
    },
  })
  const isBegun = form.isChanged || readMomentPrompt(child.id) !== null || idToGoOnWith === child.id
  const { moment, isChecking, beginAnother, offer } = useMomentOfToday(child, form.today, isBegun)
  const place = useRef<HTMLDivElement>(null)
  const begin = useCallback(
    (element: HTMLDivElement | null) => {
      place.current = element
      if (!element || idToGoOnWith !== child.id) return
      idToGoOnWith = undefined
      scrollTo({ top: 0, behavior: 'instant' })
      focusFaces(element)
    },
    [child.id],
  )
  const shown = moment ? 'moment' : 'form'
  const shownId = moment?.id ?? null
  // The list leaves it out before anything is painted.
  useLayoutEffect(() => onShow(shownId), [onShow, shownId])
  const before = useRef(isChecking ? null : shown)
  // External system: the document, where the browser has just moved the list.
  useLayoutEffect(() => {
    const was = before.current
    before.current = isChecking ? null : shown
    if (was === null || was === before.current) return undefined
    if (shown === 'moment' && [null, document.body].includes(document.activeElement as HTMLElement | null))
      place.current?.querySelector('h2')?.focus({ preventScroll: true })
    return hideWhileMoved(place.current?.nextElementSibling)
  }, [shown, isChecking])
  const onAnother = () => {
    flushSync(beginAnother)
    focusFaces(place.current)
  }
  return (
    <div ref={begin} data-checking={isChecking ? '' : undefined} className="peer min-w-0">
      {moment ? (
        <MomentOfToday
          {...{ moment, child, user, onAnother, onNext }}
          isNew={moment.id === savedToday}
          next={form.nextChild}
        />
      ) : (
        <Card as="section" className={classNames(isChecking && '*:invisible')}>
          <NewMomentForm child={child} form={form} zone={zone} />
        </Card>
      )}
    </div>
  )
}
