import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { ChatCard } from '#shared/assistant/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { storeMomentPrompt } from '#web/lib/moment-prompt.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { AddButtons } from './add-buttons.tsx'
import type { Offer } from './offer.ts'
import { keyOfAdded, type AddedItem, type ChatLine } from './conversation.ts'
import { CardPicture } from './card-picture.tsx'
import { useCardFacts } from './use-card-facts.ts'

interface OfferRowProps {
  /** The child whom the answer is about. */
  child: Child
  /** The other children of the family, for whom it can be added, too. */
  others: readonly Child[]
  card: Offer
  /** What was added from the cards of the answer, by `keyOfAdded`. */
  added: ChatLine['added']
  onChange: (key: string, added: AddedItem | null) => void
  /** Called before the screen of another child than the one on screen is opened. */
  onOpen: (() => void) | undefined
}

/** Renders what an answer offers as a row: with a button to add it, or a link to write about it. */
export function OfferRow({ onOpen, child, others, card, added, onChange }: OfferRowProps) {
  const facts = useCardFacts()
  const last = [child, ...others].findLast((one) => keyOfAdded(card.id, one, child) in added)
  return (
    <li className="flex items-center gap-2.5 py-2">
      <CardPicture card={card} isAdded={last !== undefined} />
      <div className="min-w-0 flex-1">
        <p className="type-label text-text wrap-anywhere hyphens-auto">{card.title}</p>
        <Stack<'facts' | 'added'>
          className="text-meta text-text-2"
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
    </li>
  )
}

/** Renders in the place of the facts that the child has what a card offers. */
function Present() {
  const t = useTranslations('assistant.card')
  return (
    <span className="flex items-center gap-1 font-semibold text-positive">
      <Icon name="check" size={16} className="shrink-0" />
      {t('present')}
    </span>
  )
}

/** Renders in the place of the facts that a card was added. */
function Added({ name }: { name: string | undefined }) {
  const t = useTranslations('assistant.card')
  return <output className="font-semibold text-positive">{name !== undefined && t('added', { name })}</output>
}

type CardLinkProps<Kind extends ChatCard['kind']> = Pick<OfferRowProps, 'child' | 'onOpen'> & {
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
      className={buttonClasses('ghost', 'compact', '-mr-2 max-w-2/5 shrink-0 px-2! wrap-anywhere')}
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
export function OpenRow({ child, card: { title, screen }, onOpen }: CardLinkProps<'open'>) {
  const t = useTranslations('assistant.card')
  const label = onOpen ? t('openFor', { name: child.name }) : t('open')
  return (
    <li>
      <Link
        href={`/${screen}`}
        aria-label={t('linkName', { label, title })}
        className="press type-label flex min-h-12 items-center gap-2.5 rounded-field bg-bg px-3.5 py-1.5 text-primary"
        onClick={onOpen}
      >
        {onOpen && <Avatar emoji={child.avatarUrl} name={child.name} size="small" />}
        <span className="min-w-0 flex-1 wrap-anywhere hyphens-auto">{title}</span>
        <Icon name="forward" size={18} className="shrink-0" />
      </Link>
    </li>
  )
}
