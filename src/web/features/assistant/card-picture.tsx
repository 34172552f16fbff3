import type { ChatCard } from '#shared/assistant/contract.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'
import { TitlePicture } from '#web/ledger/title-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ModuleIcon } from '#web/ui/module-icon.tsx'

interface CardPictureProps {
  card: Exclude<ChatCard, { kind: 'open' }>
  /** Whether a mark says that it was added. */
  isAdded: boolean
}

const tones = { behavior: 'ember', habit: 'leaf', skill: 'summit' } as const

/** Renders the picture of what a card offers, where there is room for it; decorative, the title stands beside it. */
export function CardPicture({ card, isAdded }: CardPictureProps) {
  return (
    <span aria-hidden="true" className="relative grid shrink-0 @max-[14rem]:hidden">
      <Picture card={card} />
      {isAdded && (
        <span className="absolute -right-1.5 -bottom-1.5 grid size-6 animate-tick place-items-center rounded-full bg-positive text-surface">
          <Icon name="check" size={16} />
        </span>
      )}
    </span>
  )
}

function Picture({ card }: Pick<CardPictureProps, 'card'>) {
  if (card.kind === 'moment') return <ModuleIcon module="petal" size={40} />
  if (card.kind !== 'reward') return <TitlePicture title={card.title} tone={tones[card.kind]} size={40} />
  const { title, category } = card
  return <RewardDrawing reward={{ title, category, preset: null, picture: null }} className="size-10! rounded-field" />
}
