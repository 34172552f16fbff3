import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { OfferRow, OpenRow } from './chat-card.tsx'
import { keyOfAdded, type AddedItem, type ChatLine } from './conversation.ts'
import { countShownOffers } from './fold-answer.ts'
import type { Offer } from './offer.ts'

/** Returns whether the child has what a card offers, so that it stands last. */
const isPresent = (card: Offer): boolean => 'state' in card && card.state === 'present'

interface AnswerCardsProps {
  /** The child on screen. */
  child: Child
  family: readonly Child[]
  line: ChatLine
  /** Called to select the child whose screen a card opens. */
  onChooseChild: (childId: string) => void
  /** Called with what was added, or null after an undo. */
  onAdded: (key: string, added: AddedItem | null) => void
}

/** Renders the cards of an answer about one child: what it offers, and links to screens. */
export function AnswerCards({ child, family, line, onChooseChild, onAdded }: AnswerCardsProps) {
  const about = line.childId === undefined ? child : family.find(({ id }) => id === line.childId)
  if (!about || line.cards.length === 0) return null
  const onOpen = about.id === child.id ? undefined : () => onChooseChild(about.id)
  const offers = line.cards
    .filter((card) => card.kind !== 'open')
    .toSorted((a, b) => Number(isPresent(a)) - Number(isPresent(b)))
  const links = line.cards.filter((card) => card.kind === 'open')
  const others = family.filter(({ id }) => id !== about.id)
  return (
    <div data-cards="" className="grid grid-cols-1 gap-2 py-1">
      {offers.length > 0 && (
        <Offers child={about} others={others} offers={offers} line={line} onOpen={onOpen} onChange={onAdded} />
      )}
      {links.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {links.map((card) => (
            <OpenRow key={card.id} child={about} card={card} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface OffersProps {
  /** The child whom the answer is about. */
  child: Child
  others: readonly Child[]
  offers: readonly Offer[]
  line: ChatLine
  onOpen: (() => void) | undefined
  onChange: (key: string, added: AddedItem | null) => void
}

/** Renders what an answer offers as rows of one card, below for whom it is; beside advice the later ones are a tap away. */
function Offers({ child, others, offers, line, onOpen, onChange }: OffersProps) {
  const t = useTranslations('assistant.card')
  const id = useId()
  const shown = countShownOffers(line, offers.length)
  const isAdded = ({ id: cardId }: Offer) =>
    [child, ...others].some((one) => keyOfAdded(cardId, one, child) in line.added)
  const [isOpen, setIsOpen] = useState(() => offers.slice(shown).some(isAdded))
  const canAdd = offers.some((card) => 'state' in card && !isPresent(card))
  return (
    <section aria-labelledby={id} className="@container rounded-field bg-bg px-3 pb-1">
      <div className="flex min-h-11 items-center gap-2">
        {others.length > 0 && <Avatar emoji={child.avatarUrl} name={child.name} size="small" />}
        <p id={id} className="min-w-0 flex-1 py-2 text-small font-medium wrap-anywhere text-text-2">
          {t(canAdd ? 'offersFor' : 'for', { name: child.name })}
        </p>
        {shown < offers.length && (
          <MoreButton count={offers.length - shown} isOpen={isOpen} onClick={() => setIsOpen(!isOpen)} />
        )}
      </div>
      <ul aria-labelledby={id} className="grid grid-cols-1 divide-y divide-line">
        {offers.slice(0, isOpen ? undefined : shown).map((card) => (
          <OfferRow key={card.id} {...{ child, others, card, onOpen, onChange }} added={line.added} />
        ))}
      </ul>
    </section>
  )
}

interface MoreButtonProps {
  /** How many offers are folded. */
  count: number
  isOpen: boolean
  onClick: () => void
}

/** Renders the button that unfolds the later offers, in the line of the heading, where it stays. */
function MoreButton({ count, isOpen, onClick }: MoreButtonProps) {
  const t = useTranslations('assistant.card')
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="press tap type-label -mr-2 inline-flex shrink-0 items-center gap-1 rounded-field px-2 text-primary"
      onClick={onClick}
    >
      <Stack<'more' | 'fewer'>
        className="justify-items-end"
        shown={isOpen ? 'fewer' : 'more'}
        contents={{ more: t('more', { count }), fewer: t('fewer') }}
      />
      <Icon name="down" size={18} className={classNames('transition-transform', isOpen && 'rotate-180')} />
    </button>
  )
}
