import { useQueryClient } from '@tanstack/react-query'
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { readMomentPrompt } from '#web/lib/moment-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { hideWhileMoved } from './hide-while-moved.ts'
import { NewMomentForm } from './moment-form.tsx'
import { MomentOfToday, type UndoOnCard } from './moment-of-today.tsx'
import { SavedLine, type SavedOnScreen } from './saved-line.tsx'
import type { SavedToday } from './use-moment-commands.ts'
import { useMomentForm, type MomentFormState } from './use-moment-form.ts'
import { useMomentOfToday } from './use-moment-of-today.ts'
import { removeCachedMoment, useMoments } from './use-moments.ts'
import { WordsOfToday } from './words-of-today.tsx'

/** The child that was chosen to go on with, whose form then comes into view. */
let idToGoOnWith: string | undefined

const focusFaces = (place: HTMLElement | null) => {
  const find = (selector: string) => place?.querySelector<HTMLElement>(selector)
  const face = find('[name=mood]:checked') ?? find('input')
  face?.focus({ preventScroll: true })
}

export interface NewMomentCardProps {
  child: Child
  user: User
  siblings: readonly Child[]
  /** The moment of today that was saved last on the screen, of this child or another one. */
  saved: SavedOnScreen | null
  setSaved: Dispatch<SetStateAction<SavedOnScreen | null>>
  onSaved: (momentId: string) => void
  /** Called with the moment that stands in place of the form, or null. */
  onShow: (momentId: string | null) => void
  onChooseChild: (childId: string) => void
}

/** Hides the list for the frame in which what stands above it changes, and gives a card the focus that was in the form. */
const useHideListWhileMoved = (place: RefObject<HTMLDivElement | null>, shown: 'moment' | 'form' | null) => {
  const before = useRef(shown)
  // External system: the document, where the browser has just moved the list.
  useLayoutEffect(() => {
    const was = before.current
    before.current = shown
    if (was === null || was === before.current) return undefined
    if (shown === 'moment' && [null, document.body].includes(document.activeElement as HTMLElement | null))
      place.current?.querySelector('h2')?.focus({ preventScroll: true })
    return hideWhileMoved(place.current?.nextElementSibling)
  }, [place, shown])
}

/** Returns how the card takes back what was saved: it stays until the server has done so, and `onUndone` is called. */
const useUndoOnCard = (saved: SavedToday | null, onUndone: (saved: SavedToday) => void): UndoOnCard => {
  const [isPending, setIsPending] = useState(false)
  const send = async () => {
    if (!saved) return
    setIsPending(true)
    await saved.undo({ onDone: () => onUndone(saved) })
    setIsPending(false)
  }
  return { isPending, send: () => void send() }
}

type FormCardProps = Pick<NewMomentCardProps, 'child' | 'saved' | 'setSaved'> & {
  form: MomentFormState
  zone: string
  isAnother: boolean
  isChecking: boolean
  /** Gives up another moment that has nothing yet. */
  onCancel: () => void
}

/** Renders the form below what is said about it, if anything. */
function FormCard({ child, form, zone, saved, setSaved, isAnother, isChecking, onCancel }: FormCardProps) {
  const t = useTranslations('moments')
  const common = useTranslations('common')
  return (
    <Card as="section" className={classNames(isChecking && '*:invisible')}>
      {saved && saved.child.id !== child.id && <SavedLine {...{ saved, setSaved }} />}
      {isAnother && (
        <div className="-mt-2 mb-0.5 flex min-h-11 items-center justify-between gap-3">
          <p className="type-label text-petal">{t('anotherOfToday')}</p>
          {!form.isChanged && (
            <Button tone="ghost" size="compact" onClick={onCancel}>
              {common('cancel')}
            </Button>
          )}
        </div>
      )}
      <NewMomentForm child={child} form={form} zone={zone} />
    </Card>
  )
}

/** Renders the form of a new moment, or what today has already. */
export function NewMomentCard(props: NewMomentCardProps) {
  const { child, user, siblings, saved, setSaved, onSaved, onShow, onChooseChild } = props
  const client = useQueryClient()
  const { data: earlier = [], isLoading } = useMoments(child.id)
  const zone = user.family.timeZone
  const onNext = ({ id }: Child) => {
    idToGoOnWith = id
    onChooseChild(id)
  }
  const form = useMomentForm({
    child,
    moment: null,
    earlier,
    isLoading,
    siblings,
    zone,
    onDone: (id, _, savedNow) => {
      onSaved(id)
      if (!savedNow) return
      // In a wide window the card is as high as the form was, so that the list stays where it is.
      place.current?.style.setProperty('--form-height', `${place.current.offsetHeight}px`)
      setSaved({ ...savedNow, isUndone: false })
      offer()
    },
  })
  const isElsewhere = readMomentPrompt(child.id) !== null || idToGoOnWith === child.id
  const { moment, takesWords, isAnother, isChecking, beginAnother, offer, offerWords } = useMomentOfToday(
    child,
    form.today,
    {
      isBegun: form.isChanged || isElsewhere,
      hasWords: !isElsewhere && form.values.content.trim() !== '' && form.day === form.today,
      isNextLoading: form.isNextLoading,
    },
  )
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
  useHideListWhileMoved(place, isChecking ? null : shown)
  const onAnother = () => {
    flushSync(beginAnother)
    focusFaces(place.current)
  }
  const onAdded = (added: SavedToday) => {
    setSaved({ ...added, isUndone: false })
    offer()
  }
  const undo = useUndoOnCard(saved, (undone) => {
    flushSync(() => {
      if (!undone.isAddition) removeCachedMoment(client, child.id, undone.momentId)
      form.change(undone.values)
      if (undone.isAddition) offerWords()
    })
    focusFaces(place.current)
  })
  return (
    <div ref={begin} data-checking={isChecking ? '' : undefined} className="peer min-w-0">
      {moment ? (
        <MomentOfToday
          {...{ moment, child, user, onAnother, onNext }}
          undo={moment.id === saved?.momentId ? undo : null}
          next={form.nextChild}
          words={takesWords ? <WordsOfToday {...{ moment, child, form, onAnother, onAdded }} /> : null}
        />
      ) : (
        <FormCard {...{ child, form, zone, saved, setSaved, isAnother, isChecking }} onCancel={offer} />
      )}
    </div>
  )
}
