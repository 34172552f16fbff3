import { Icon } from '#web/ui/icon.tsx'

/** Renders a small mark of a done day; in a narrow card the mark of today alone says that it is done. */
export const DoneTick = ({ isDrawn }: { isDrawn: boolean }) => (
  <span className="hidden size-5 @min-[24rem]:grid shrink-0 place-items-center rounded-full bg-leaf text-surface">
    <Icon name="check" size={14} className={isDrawn ? 'animate-tick' : ''} />
  </span>
)
