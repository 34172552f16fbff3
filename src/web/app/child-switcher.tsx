import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { useShownPoints } from '#web/ledger/flights.ts'
import { JarInPlace } from '#web/ledger/guest-jar.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { keepEdgesMarked, markEdges } from '#web/ui/mark-edges.ts'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { chooseChild } from './current-child.ts'
import { lazyDialog } from './lazy-component.tsx'
import { useChildrenDoneToday } from './use-children-done-today.ts'

const LazySelectChildDialog = lazyDialog(async () => (await import('./select-child-dialog.tsx')).SelectChildDialog)

type ChildSwitcherProps = Pick<ChildScreenProps, 'family' | 'child'> & {
  /** Whether the selected child, and of two children the other one, has its name beside its picture. */
  isNamed?: boolean
  /** Whether a tick marks the children who have done all habits of today, which only home has loaded. */
  hasTicks?: boolean
  /** Whether up to three children who are not selected have their names and points beside their pictures. */
  hasPoints?: boolean
}

/** Most children who are all named: with more, only the selected one is, which leaves room for the pictures. */
const maxWithNames = 2

/** Most children with names and points: more would not be in view at once. */
const maxWithPoints = 3

/**
 * Renders the pictures of all children as a row of buttons that scrolls sideways; a tap
 * selects a child, a tap on the selected one opens the dialog with the whole family.
 */
export function ChildSwitcher({
  family,
  child,
  isNamed = true,
  hasTicks = false,
  hasPoints = false,
}: ChildSwitcherProps) {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  const row = useRef<HTMLFieldSetElement>(null)
  const doneIds = useChildrenDoneToday()
  // The external system is the scroll position of the row.
  useLayoutEffect(() => showChild(row.current, child.id), [child.id])
  // The external system is the size of the row.
  useLayoutEffect(() => keepEdgesMarked(row.current), [])
  return (
    <div className="min-w-0">
      {/* Its padding is for the rings, which are wider than the buttons. */}
      <fieldset
        ref={row}
        aria-label={t('chooseChild')}
        className="fade-at-edges relative -m-1.5 min-w-0 overflow-x-auto p-1.5 [scrollbar-width:none]"
        onScroll={({ currentTarget }) => markEdges(currentTarget)}
      >
        <div className={classNames('flex gap-2', family.length > maxWithNames && 'w-max')}>
          {family.map((one) => (
            <ChildButton
              key={one.id}
              child={one}
              isSelected={one.id === child.id}
              isNamed={isNamed && (one.id === child.id || (family.length <= maxWithNames && !hasPoints))}
              isDone={hasTicks && doneIds.has(one.id)}
              hasPoints={hasPoints && family.length <= maxWithPoints && one.id !== child.id}
              onOpen={() => setOpen(true)}
            />
          ))}
        </div>
      </fieldset>
      <LazySelectChildDialog family={family} child={child} open={open} onOpenChange={setOpen} />
    </div>
  )
}

/** Scrolls the row until the picture of a child is in view. */
const showChild = (row: HTMLElement | null, id: string): void => {
  const button = row?.querySelector<HTMLElement>(`[data-child="${id}"]`)
  if (!row || !button) return
  const { offsetLeft, offsetWidth } = button
  const isInView = offsetLeft >= row.scrollLeft && offsetLeft + offsetWidth <= row.scrollLeft + row.clientWidth
  if (!isInView) row.scrollLeft = offsetLeft - (row.clientWidth - offsetWidth) / 2
}

/** The child whose button gets the focus again, because the screen is rendered anew for another child. */
let idToFocus: string | undefined

/** Selects a child, whose button gets the focus. */
const chooseAndFocusChild = (id: string): void => {
  idToFocus = id
  chooseChild(id)
}

interface ChildButtonProps {
  child: Child
  isSelected: boolean
  isNamed: boolean
  /** Whether all habits of today are done. */
  isDone: boolean
  hasPoints: boolean
  /** Opens the dialog with the whole family. */
  onOpen: () => void
}

const buttonClasses = (isSelected: boolean, isNamed: boolean): string =>
  classNames(
    'press relative flex h-12 items-center rounded-full [grid-area:1/1]',
    isNamed && !isSelected ? 'min-w-12 overflow-hidden' : 'shrink-0',
    isSelected && 'bg-surface outline-2 -outline-offset-2 outline-primary',
    isNamed ? 'max-w-44 gap-2 pr-4 pl-1 sm:max-w-72' : 'px-1',
  )

function ChildButton({ child, isSelected, isNamed, isDone, hasPoints, onOpen }: ChildButtonProps) {
  const { id, name, avatarUrl } = child
  const doneId = useId()
  const pointsId = useId()
  const focusAgain = (button: HTMLButtonElement | null) => {
    if (!button || !isSelected || idToFocus !== id) return
    idToFocus = undefined
    button.focus({ preventScroll: true })
  }
  const button = (
    <button
      ref={focusAgain}
      type="button"
      data-child={id}
      aria-label={isSelected || hasPoints || isNamed ? undefined : name}
      aria-describedby={classNames(hasPoints && pointsId, isDone && doneId) || undefined}
      aria-current={isSelected || undefined}
      aria-haspopup={isSelected ? 'dialog' : undefined}
      className={buttonClasses(isSelected, isNamed)}
      onClick={isSelected ? onOpen : () => chooseAndFocusChild(id)}
    >
      <span
        aria-hidden="true"
        data-jar-place={hasPoints ? id : undefined}
        data-picture=""
        className="relative grid shrink-0"
      >
        <Avatar emoji={avatarUrl} name={name} />
        {hasPoints && <JarInPlace child={child} isChip />}
        {isDone && <DoneTick id={doneId} />}
      </span>
      <Name {...{ name, isSelected, isNamed, hasPoints }} />
    </button>
  )
  if (!hasPoints) return button
  return (
    <span className="grid">
      {button}
      <Points child={child} id={pointsId} />
    </span>
  )
}

type NameProps = Pick<ChildButtonProps, 'isSelected' | 'isNamed' | 'hasPoints'> & { name: string }

/** Renders the name on the button of a child, as far as it is shown there, and what the selected one does. */
function Name({ name, isSelected, isNamed, hasPoints }: NameProps) {
  const t = useTranslations('shell')
  return (
    <>
      {isSelected && <span className="sr-only">{t('childButton', { name })}</span>}
      {isNamed && (
        <span
          aria-hidden={isSelected || undefined}
          className={classNames('type-h3 truncate', !isSelected && 'landscape:sr-only')}
        >
          {name}
        </span>
      )}
      {hasPoints && <span className="type-label max-w-24 truncate px-2 pb-4">{name}</span>}
    </>
  )
}

/** Renders the points of a child below the name; they are no part of the name of the button on which they lie. */
function Points({ child, id }: { child: Child; id: string }) {
  const t = useTranslations('common')
  const points = useShownPoints(child)
  const numberText = useFormatNumber()
  return (
    <span className="pointer-events-none mb-1.5 ml-13 self-end text-small/4 text-text-2 tabular-nums [grid-area:1/1]">
      <span aria-hidden="true">
        <RollingNumber value={points} format={numberText} />
      </span>
      <span id={id} hidden>
        {t('points', { count: points })}
      </span>
    </span>
  )
}

function DoneTick({ id }: { id: string }) {
  const t = useTranslations('shell')
  return (
    <span className="absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full border-2 border-bg bg-leaf text-surface">
      <Icon name="check" size={12} />
      <span id={id} className="sr-only">
        {t('childDone')}
      </span>
    </span>
  )
}
