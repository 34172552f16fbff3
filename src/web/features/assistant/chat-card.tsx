import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { ChatCard } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { storeMomentPrompt } from '#web/lib/moment-prompt.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import type { AddedItem } from './conversation.ts'
import { CardPicture } from './card-picture.tsx'
import { useCardActions, type AddableCard } from './use-card-actions.ts'
import { useCardFacts } from './use-card-facts.ts'

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
  /** Whether the button shows for whom it adds, in a family with several children. */
  isNamed: boolean
  added: AddedItem | undefined
  /** Called with what was added, or null after an undo. */
  onChange: (added: AddedItem | null) => void
}

/** Renders a card of an answer: what it suggests with a button to add it, or a link. */
export function ChatCardRow({ onOpen, ...props }: ChatCardRowProps) {
  const { card, child } = props
  const facts = useCardFacts()
  if (card.kind === 'open') return <OpenRow child={child} card={card} onOpen={onOpen} />
  return (
    <li
      className={classNames(
        '@container rounded-field p-2.5 transition-colors duration-200',
        props.added ? 'bg-positive-tint text-positive' : tints[card.kind],
      )}
    >
      <div className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-2">
        <CardPicture card={card} isAdded={props.added !== undefined} />
        <div className="min-w-0 flex-[1_1_7rem] pl-1 @min-[16.5rem]:pl-0">
          <p className="type-label text-text wrap-anywhere hyphens-auto">{card.title}</p>
          <Stack<'facts' | 'added'>
            className="text-meta"
            shown={props.added ? 'added' : 'facts'}
            contents={{
              facts: facts(card),
              added: <Added isAdded={Boolean(props.added)} name={child.name} />,
            }}
          />
        </div>
        {'state' in card ? (
          <AddButton {...props} card={card} />
        ) : (
          <MomentLink child={child} card={card} onOpen={onOpen} />
        )}
      </div>
    </li>
  )
}

function AddButton({ child, card, isNamed, added, onChange }: CardProps<AddableCard>) {
  const t = useTranslations('assistant.card')
  const common = useTranslations('common')
  const { add, undo, isPending } = useCardActions(child, card, onChange)
  const { title } = card
  if (card.state === 'present')
    return (
      <span className="flex min-h-11 shrink-0 items-center gap-1 pr-1 text-small font-semibold">
        <Icon name="check" size={18} />
        {t('present')}
      </span>
    )
  return (
    <Button
      tone={added ? 'ghost' : 'onTint'}
      size="compact"
      className="max-w-full min-w-22 px-3! wrap-anywhere"
      pending={isPending}
      aria-label={added && t('undoName', { title })}
      onClick={({ detail }) => {
        if (!added) add()
        // Not with the second tap of two on Add.
        else if (detail < 2) undo(added)
      }}
    >
      <Stack<'add' | 'undo'>
        className="place-items-center"
        shown={added ? 'undo' : 'add'}
        contents={{
          add: (
            <span className="flex items-center gap-1.5">
              {isNamed && <Avatar emoji={child.avatarUrl} name={child.name} size="small" className="-my-1 -ml-1.5" />}
              {common('add')}
            </span>
          ),
          undo: (
            <span className="flex items-center gap-1.5">
              <Icon name="undo" size={18} />
              {common('undo')}
            </span>
          ),
        }}
      />
      {!added && <span className="sr-only">{t('addWhat', { title, name: child.name })}</span>}
    </Button>
  )
}

/** Renders in the place of the facts that a card was added. */
function Added({ isAdded, name }: { isAdded: boolean; name: string }) {
  const t = useTranslations('assistant.card')
  return <output className="font-semibold">{isAdded && t('added', { name })}</output>
}

type CardLinkProps<Kind extends ChatCard['kind']> = Pick<ChatCardRowProps, 'child' | 'onOpen'> & {
  card: Extract<ChatCard, { kind: Kind }>
}

/** Renders the link to write a moment about what a card suggests. */
function MomentLink({ child, card: { title }, onOpen }: CardLinkProps<'moment'>) {
  const t = useTranslations('assistant.card')
  const label = onOpen ? t('writeFor', { name: child.name }) : t('write')
  return (
    <Link
      href="/moments"
      aria-label={t('linkName', { label, title })}
      className={buttonClasses('onTint', 'compact', 'max-w-full wrap-anywhere')}
      onClick={() => {
        storeMomentPrompt(child.id, title)
        onOpen?.()
      }}
    >
      {label}
    </Link>
  )
}

/** Renders a card that is a link to a screen; of another child than the one on screen it shows the picture. */
function OpenRow({ child, card: { title, screen }, onOpen }: CardLinkProps<'open'>) {
  const t = useTranslations('assistant.card')
  const label = onOpen ? t('openFor', { name: child.name }) : t('open')
  return (
    <li>
      <Link
        href={`/${screen}`}
        aria-label={t('linkName', { label, title })}
        className={classNames(
          'press flex min-h-12 items-center gap-2.5 rounded-field px-3.5 py-1.5 type-label',
          tints.open,
        )}
        onClick={onOpen}
      >
        {onOpen && <Avatar emoji={child.avatarUrl} name={child.name} size="small" />}
        <span className="min-w-0 flex-1 wrap-anywhere hyphens-auto">{title}</span>
        <Icon name="forward" size={18} className="shrink-0" />
      </Link>
    </li>
  )
}
