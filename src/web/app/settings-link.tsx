import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Icon } from '#web/ui/icon.tsx'

/** Renders a link to the settings as an icon, for the header of home and the rail. */
export function SettingsLink() {
  const t = useTranslations('shell.titles')
  return (
    <Link
      href="/settings"
      aria-label={t('settings')}
      className="press tap-child -mr-3 ml-auto grid shrink-0 place-items-center rounded-full text-text-2 hover:bg-surface-2"
    >
      <Icon name="settings" size={24} />
    </Link>
  )
}
