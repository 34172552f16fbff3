import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { ChatCard } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { storeMomentPrompt } from '#web/lib/moment-prompt.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { AddButtons } from './add-buttons.tsx'
import { keyOfAdded, type AddedItem, type ChatLine } from './conversation.ts'
import { CardPicture } from './card-picture.tsx'
import { useCardFacts } from './use-card-facts.ts'

const tints: Record<ChatCard['kind'], string> = {
  behavior: 'bg-ember-tint text-ember',
  habit: 'bg-leaf-tint text-leaf',
  skill: 'bg-summit-tint text-summit',
  reward: 'bg-honey-tint text-honey',
  moment: 'bg-petal-tint text-petal',
  open: 'bg-surface-2 text-primary',
}

interface ChatCardRowProps {
  /** The child whom the answer is about. */
  child: Child
  /** The other children of the family, for whom it can be added, too. */
  others: readonly Child[]
  card: ChatCard
  /** What was added from the cards of the answer, by `keyOfAdded`. */
  added: ChatLine['added']
  onChange: (key: string, added: AddedItem | null) => void
  /** Called before the screen of another child than the one on screen is opened. */
  onOpen: (() => void) | undefined
}

/** Renders a card of an answer: what it suggests with a button to add it, or a link. */
export function ChatCardRow({ onOpen, child, others, card, added, onChange }: ChatCardRowProps) {
  const facts = useCardFacts()
  const last = [child, ...others].findLast((one) => keyOfAdded(card.id, one, child) in added)
  if (card.kind === 'open') return <OpenRow child={child} card={card} onOpen={onOpen} />
  return (
    <li
      className={classNames(
        '@container rounded-field p-2.5 transition-colors duration-200',
        last ? 'bg-positive-tint text-positive' : tints[card.kind],
      )}
    >
      <div className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-2">
        <CardPicture card={card} isAdded={last !== undefined} />
        <div className="min-w-0 flex-[1_1_7rem] pl-1 @min-[16.5rem]:pl-0">
          <p className="type-label text-text wrap-anywhere hyphens-auto">{card.title}</p>
          <Stack<'facts' | 'added'>
            className="text-meta"
            shown={last ? 'added' : 'facts'}
            contents={{
              facts: 'state' in card && card.state === 'present' ? <Present /> : facts(card),
              added: <Added name={last?.name} />,
            }}
          />
        </div>
        {'state' in card ? (
          card.state !== 'present' && <AddButtons {...{ child, others, card, added, onChange }} />
        ) : (
          <MomentLink child={child} card={card} onOpen={onOpen} />
        )}
      </div>
    </li>
  )
}

/** Renders in the place of the facts that the child has what a card offers. */
function Present() {
  const t = useTranslations('assistant.card')
  return (
    <span className="flex items-center gap-1 font-semibold">
      <Icon name="check" size={16} className="shrink-0" />
      {t('present')}
    </span>
  )
}

/** Renders in the place of the facts that a card was added. */
function Added({ name }: { name: string | undefined }) {
  const t = useTranslations('assistant.card')
  return <output className="font-semibold">{name !== undefined && t('added', { name })}</output>
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
