import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { ChatCard } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { storeMomentPrompt } from '#web/lib/moment-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { AddedItem } from './conversation.ts'
import { useCardActions, type AddableCard } from './use-card-actions.ts'

const tints: Record<ChatCard['kind'], string> = {
  behavior: 'bg-ember-tint text-ember',
  habit: 'bg-leaf-tint text-leaf',
  skill: 'bg-summit-tint text-summit',
  reward: 'bg-honey-tint text-honey',
  moment: 'bg-petal-tint text-petal',
  open: 'bg-surface-2 text-primary',
}

interface ChatCardRowProps extends CardProps<ChatCard> {
  /** Called before the screen of another child than the one on screen is opened. */
  onOpen: (() => void) | undefined
}

interface CardProps<Card extends ChatCard> {
  /** The child whom the answer is about. */
  child: Child
  card: Card
  /** Whether the button says for whom it adds, in a family with several children. */
  isNamed: boolean
  added: AddedItem | undefined
  /** Called with what was added, or null after an undo. */
  onChange: (added: AddedItem | null) => void
}

/** Renders a card of an answer: what it suggests with a button to add it, or a link. */
export function ChatCardRow({ onOpen, ...props }: ChatCardRowProps) {
  const { card, child } = props
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-field py-2.5 pr-2.5 pl-3.5',
        tints[card.kind],
      )}
    >
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="type-label text-text wrap-anywhere hyphens-auto">{card.title}</p>
        <CardFacts card={card} />
      </div>
      {'state' in card ? <AddButton {...props} card={card} /> : <CardLink child={child} card={card} onOpen={onOpen} />}
    </li>
  )
}

function CardFacts({ card }: { card: ChatCard }) {
  const t = useTranslations('assistant.card')
  const habits = useTranslations('habits')
  if (card.kind === 'open') return null
  const facts = {
    points: 'points' in card ? card.points : 0,
    difficulty: 'difficulty' in card ? habits(`difficulty.${card.difficulty}`) : '',
    days: card.kind === 'habit' ? card.targetDays : 0,
    target: card.kind === 'skill' ? card.target : 0,
    unit: card.kind === 'skill' ? (card.unit ?? '') : '',
  }
  return <p className="text-small">{t(`facts.${card.kind}`, facts)}</p>
}

function AddButton({ child, card, isNamed, added, onChange }: CardProps<AddableCard>) {
  const t = useTranslations('assistant.card')
  const common = useTranslations('common')
  const { add, undo, isPending } = useCardActions(child, card, onChange)
  const { title } = card
  if (added) {
    return (
      <div className="grid shrink-0 justify-items-end">
        <output className="flex items-center gap-1 text-small font-semibold">
          <Icon name="check" size={18} />
          {t('added', { name: child.name })}
        </output>
        <Button
          tone="ghost"
          size="compact"
          className="-my-2.5 -mr-3.5 text-current!"
          pending={isPending}
          aria-label={t('undoName', { title })}
          onClick={() => undo(added)}
        >
          {common('undo')}
        </Button>
      </div>
    )
  }
  if (card.state === 'present') return <span className="shrink-0 text-small font-semibold">{t('present')}</span>
  return (
    <Button
      tone="onTint"
      size="compact"
      className="max-w-full wrap-anywhere"
      pending={isPending}
      aria-label={t('addName', { title, name: child.name })}
      onClick={add}
    >
      {isNamed ? t('addFor', { name: child.name }) : common('add')}
    </Button>
  )
}

type CardLinkProps = Pick<ChatCardRowProps, 'child' | 'onOpen'> & { card: Exclude<ChatCard, AddableCard> }

function CardLink({ child, card, onOpen }: CardLinkProps) {
  const t = useTranslations('assistant.card')
  const verb = card.kind === 'moment' ? 'write' : 'open'
  const label = onOpen ? t(`${verb}For`, { name: child.name }) : t(verb)
  return (
    <Link
      href={card.kind === 'moment' ? '/moments' : `/${card.screen}`}
      aria-label={t('linkName', { label, title: card.title })}
      className={buttonClasses('onTint', 'compact', 'max-w-full wrap-anywhere')}
      onClick={() => {
        if (card.kind === 'moment') storeMomentPrompt(child.id, card.title)
        onOpen?.()
      }}
    >
      {label}
    </Link>
  )
}
