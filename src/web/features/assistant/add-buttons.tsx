import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { keyOfAdded, type AddedItem, type ChatLine } from './conversation.ts'
import { useCardActions, type AddableCard } from './use-card-actions.ts'

interface AddButtonsProps {
  /** The child whom the answer is about. */
  child: Child
  others: readonly Child[]
  card: AddableCard
  added: ChatLine['added']
  /** Called with what was added, or null after an undo. */
  onChange: (key: string, added: AddedItem | null) => void
}

/** Renders the button that adds what a card offers and undoes that, and then beside it one that adds it for the next child; their room is kept. */
export function AddButtons({ child, others, card, added, onChange }: AddButtonsProps) {
  const buttons = useRef<HTMLSpanElement>(null)
  const children = [child, ...others]
  const keyOf = (one: Child) => keyOfAdded(card.id, one, child)
  const last = children.findLast((one) => keyOf(one) in added)
  const next = last && children.find((one) => !(keyOf(one) in added))
  const holder = last ?? child
  return (
    <span ref={buttons} className="-mr-1.5 flex shrink-0">
      <AddOrUndoButton
        child={holder}
        card={card}
        hasOthers={others.length > 0}
        added={last && added[keyOf(last)]}
        leavesRoom={next !== undefined}
        onChange={(item) => onChange(keyOf(holder), item)}
      />
      {next && (
        <AddForNextButton
          key={next.id}
          child={next}
          card={card}
          onChange={(item) => {
            // This button may go.
            if (buttons.current?.contains(document.activeElement)) {
              buttons.current.querySelector('button')?.focus({ preventScroll: true })
            }
            onChange(keyOf(next), item)
          }}
        />
      )}
    </span>
  )
}

interface ButtonProps {
  child: Child
  card: AddableCard
  onChange: (added: AddedItem | null) => void
}

interface AddOrUndoButtonProps extends ButtonProps {
  /** Whether there is room at its left for another button. */
  hasOthers: boolean
  added: AddedItem | undefined
  /** Whether that other button stands at its right. */
  leavesRoom: boolean
}

function AddOrUndoButton({ child, card, hasOthers, added, leavesRoom, onChange }: AddOrUndoButtonProps) {
  const t = useTranslations('assistant.card')
  const common = useTranslations('common')
  const { add, undo, isPending } = useCardActions(child, card, onChange)
  const { title } = card
  return (
    <Button
      tone="ghost"
      size="compact"
      className={classNames('w-11 rounded-full! px-0!', hasOthers && !leavesRoom && 'ml-11')}
      pending={isPending}
      aria-label={added && t('undoName', { title })}
      onClick={({ detail }) => {
        if (!added) add()
        // Not with the second tap of two on Add.
        else if (detail < 2) undo(added)
      }}
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface inset-ring-[1.5px] inset-ring-line">
        <Icon name={added ? 'undo' : 'plus'} size={20} />
      </span>
      {!added && (
        <span className="sr-only">
          {common('add')} {t('addWhat', { title, name: child.name })}
        </span>
      )}
    </Button>
  )
}

/** Renders at the right of the other button the picture of the next child with a plus sign. */
function AddForNextButton({ child, card, onChange }: ButtonProps) {
  const t = useTranslations('assistant.card')
  const common = useTranslations('common')
  const { add, isPending } = useCardActions(child, card, onChange)
  return (
    <Button
      tone="ghost"
      size="compact"
      className="w-11 rounded-full! px-0!"
      aria-busy={isPending || undefined}
      onClick={({ detail }) => {
        // Not with the second tap of two on Add.
        if (detail < 2 && !isPending) add()
      }}
    >
      <span className="relative grid">
        <Avatar emoji={child.avatarUrl} name={child.name} size="line" />
        <span className="absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full bg-surface text-primary inset-ring-[1.5px] inset-ring-current/25">
          <Icon name="plus" size={14} />
        </span>
      </span>
      <span className="sr-only">
        {common('add')} {t('addWhat', { title: card.title, name: child.name })}
      </span>
    </Button>
  )
}
