import { Icon } from '#web/ui/icon.tsx'

/** Renders the mark of a done day in small; in a narrow card that of today says it alone. */
export const DoneTick = ({ isDrawn }: { isDrawn: boolean }) => (
  <span className="hidden size-5 @min-[24rem]:grid shrink-0 place-items-center rounded-full bg-leaf text-surface">
    <Icon name="check" size={14} className={isDrawn ? 'animate-tick' : ''} />
  </span>
)
