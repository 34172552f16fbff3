import { useId, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { ChipButton } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TileCountBadge } from './tile-count.tsx'

type PresetChipProps = ComponentProps<typeof ChipButton> & {
  /** How often it was awarded on the day. */
  count: number
}

/** Renders a button that awards a preset; its corner shows how often that was done on the day. */
export function PresetChip({ count, className = '', children, ...rest }: PresetChipProps) {
  const t = useTranslations('behaviors')
  const id = useId()
  return (
    <ChipButton
      {...rest}
      className={classNames(
        'relative',
        count > 0 && rest.tone !== 'honey' && 'border-leaf/40! bg-leaf-tint!',
        className,
      )}
      aria-describedby={count > 0 ? id : undefined}
    >
      {children}
      {count > 0 && (
        <>
          <TileCountBadge count={count} className="absolute -top-2 right-1.5" />
          <span id={id} hidden>
            {t('times', { count })}
          </span>
        </>
      )}
    </ChipButton>
  )
}
