import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

interface OfflineBarProps {
  ref?: Ref<HTMLOutputElement>
  /** Takes its room, but cannot be seen. */
  isHidden?: boolean
  /** By default that it is tried again. */
  children?: ReactNode
}

/** Renders the bar of the banner, which sticks to the top of the window. */
export function OfflineBar({ ref, isHidden = false, children }: OfflineBarProps) {
  const t = useTranslations('shell')
  return (
    <output
      ref={ref}
      data-offline={isHidden ? undefined : ''}
      className={classNames(
        'sticky top-0 z-30 flex min-h-(--offline-banner-height) items-center gap-3 bg-text px-4 py-1 text-small/4.5 text-bg sm:px-6 lg:px-8',
        isHidden && 'pointer-events-none invisible',
      )}
    >
      <Icon name="offline" size={22} className="shrink-0" />
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <strong className="font-semibold">{t('offlineTitle')}</strong>
        <span>{children ?? t('offlineText')}</span>
      </span>
    </output>
  )
}
