import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chooseChild } from './current-child.ts'
import { lazyDialog } from './lazy-component.tsx'
import { useChildrenDoneToday } from './use-children-done-today.ts'

const LazySelectChildDialog = lazyDialog(async () => (await import('./select-child-dialog.tsx')).SelectChildDialog)

type ChildSwitcherProps = Pick<ChildScreenProps, 'family' | 'child'> & {
  /** Shows the name of the selected child beside the pictures, where no balance does. */
  isNamed?: boolean
  /** Marks who has done all habits of today, which only home has loaded. */
  hasTicks?: boolean
}

/**
 * Renders the pictures of all children as a row of buttons that scrolls sideways: a tap selects a child, a tap on the
 * selected one opens the dialog with the whole family.
 */
export function ChildSwitcher({ family, child, isNamed = false, hasTicks = false }: ChildSwitcherProps) {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  const row = useRef<HTMLFieldSetElement>(null)
  const doneIds = useChildrenDoneToday()
  // The external system is the scroll position of the row.
  useLayoutEffect(() => showChild(row.current, child.id), [child.id])
  return (
    // The ring is wider than the button, and above the row a header may cover it.
    <div className={classNames('flex min-w-0 items-center gap-3', isNamed && 'pt-0.5')}>
      {/* Its padding is for the ring, which is wider than the picture. */}
      <fieldset
        ref={row}
        aria-label={t('chooseChild')}
        className={classNames(
          'relative -m-1.5 flex gap-2 overflow-x-auto p-1.5 [scrollbar-width:none]',
          family.length > 1 ? 'min-w-26' : 'shrink-0',
        )}
      >
        {family.map((one) => (
          <ChildButton
            key={one.id}
            child={one}
            isSelected={one.id === child.id}
            hasRing={one.id === child.id && family.length > 1}
            isDone={hasTicks && doneIds.has(one.id)}
            onOpen={() => setOpen(true)}
          />
        ))}
      </fieldset>
      {isNamed && <span className="type-h3 line-clamp-2 min-w-10 shrink-4 leading-5! wrap-anywhere">{child.name}</span>}
      <LazySelectChildDialog family={family} child={child} open={open} onOpenChange={setOpen} />
    </div>
  )
}

/** Scrolls the row so far that the picture of a child is in view. */
const showChild = (row: HTMLElement | null, id: string): void => {
  const button = row?.querySelector<HTMLElement>(`[data-child="${id}"]`)
  if (!row || !button) return
  const { offsetLeft, offsetWidth } = button
  const isInView = offsetLeft >= row.scrollLeft && offsetLeft + offsetWidth <= row.scrollLeft + row.clientWidth
  if (!isInView) row.scrollLeft = offsetLeft - (row.clientWidth - offsetWidth) / 2
}

/** The child whose button gets the focus again, because the screen is rendered anew for another child. */
let idToFocus: string | undefined

interface ChildButtonProps {
  child: Child
  isSelected: boolean
  hasRing: boolean
  /** Whether all habits of today are done. */
  isDone: boolean
  /** Opens the dialog with the whole family. */
  onOpen: () => void
}

function ChildButton({ child: { id, name, avatarUrl }, isSelected, hasRing, isDone, onOpen }: ChildButtonProps) {
  const t = useTranslations('shell')
  const doneId = useId()
  const select = () => {
    idToFocus = id
    chooseChild(id)
  }
  const focusAgain = (button: HTMLButtonElement | null) => {
    if (!button || !isSelected || idToFocus !== id) return
    idToFocus = undefined
    button.focus({ preventScroll: true })
  }
  return (
    <button
      ref={focusAgain}
      type="button"
      data-child={id}
      aria-label={isSelected ? t('childButton', { name }) : name}
      aria-describedby={isDone ? doneId : undefined}
      aria-current={isSelected || undefined}
      aria-haspopup={isSelected ? 'dialog' : undefined}
      className="press relative grid size-12 shrink-0 place-items-center rounded-full"
      onClick={isSelected ? onOpen : select}
    >
      <Avatar
        emoji={avatarUrl}
        name={name}
        className={classNames(hasRing && 'outline-3 outline-offset-2 outline-primary')}
      />
      {isDone && (
        <span className="absolute right-0 bottom-0 grid size-5 place-items-center rounded-full border-2 border-bg bg-leaf text-surface">
          <Icon name="check" size={12} />
          <span id={doneId} className="sr-only">
            {t('childDone')}
          </span>
        </span>
      )}
    </button>
  )
}
