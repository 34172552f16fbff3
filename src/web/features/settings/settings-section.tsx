import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'

type SettingsSectionProps = {
  title: string
  /** Whether it says that what is changed on the page is saved without a button. */
  savesAtOnce?: true
  children: ReactNode
}

/** Renders a part of the settings as a card with a heading. */
export function SettingsSection({ title, savesAtOnce, children }: SettingsSectionProps) {
  const t = useTranslations('settings')
  return (
    <Card as="section" className="grid grid-cols-1 gap-4 sm:*:[a]:justify-self-start sm:*:[button]:justify-self-start">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="type-h3">{title}</h2>
        {savesAtOnce && (
          <p className="inline-flex items-center gap-1 text-small text-text-2">
            <Icon name="check" size={16} className="shrink-0" />
            {/* On the line of the title, and not below the icon's. */}
            <span className="self-baseline">{t('savesAtOnce')}</span>
          </p>
        )}
      </div>
      {children}
    </Card>
  )
}
