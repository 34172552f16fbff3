import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { settingsGroups, type SettingsGroup } from './settings-groups.ts'

const entryClasses = 'flex min-h-16 items-center gap-3.5 px-4 py-2.5 -outline-offset-4 no-underline'

/**
 * Renders a link to children and members, which most look for, and links to the parts of the settings; `current` is the one
 * that is shown beside them.
 */
export function SettingsList({ current }: { current: SettingsGroup | undefined }) {
  const t = useTranslations('shell.titles')
  const settings = useTranslations('settings')
  return (
    <nav aria-label={t('settings')}>
      <ul className="grid overflow-hidden rounded-card bg-surface shadow-card">
        <li>
          <Link href="/profile#for-parents" className={classNames(entryClasses, 'hover:bg-surface-2')}>
            <EntryContent icon="people" title={settings('people')} hint={settings('hints.people')} isCurrent={false} />
          </Link>
        </li>
        {settingsGroups.map((group) => (
          <li key={group.path} className="border-t border-line">
            <GroupLink group={group} isCurrent={group === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function GroupLink({ group: { path, title, icon }, isCurrent }: { group: SettingsGroup; isCurrent: boolean }) {
  const t = useTranslations()
  return (
    <Link
      href={path}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(entryClasses, isCurrent ? 'bg-surface-2' : 'hover:bg-surface-2')}
    >
      <EntryContent
        icon={icon}
        title={t(`shell.titles.${title}`)}
        hint={t(`settings.hints.${title}`)}
        isCurrent={isCurrent}
      />
    </Link>
  )
}

interface EntryContentProps {
  icon: IconName
  title: string
  hint: string
  isCurrent: boolean
}

function EntryContent({ icon, title, hint, isCurrent }: EntryContentProps) {
  return (
    <>
      <Icon name={icon} className={classNames('shrink-0', isCurrent ? 'text-primary' : 'text-text-2')} />
      <span className="min-w-0 flex-1">
        <span className={classNames('type-label block', isCurrent && 'text-primary')}>{title}</span>
        <span className="block text-small text-text-2">{hint}</span>
      </span>
      <Icon name="forward" size={20} className="shrink-0 text-text-2" />
    </>
  )
}
