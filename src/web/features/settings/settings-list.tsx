import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { User } from '#shared/auth/contract.ts'
import { fromSettings } from '#web/lib/settings-state.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { moduleTintClasses, type ModuleTone } from '#web/ui/module-icon.tsx'
import { settingsGroups, type SettingsGroup } from './settings-groups.ts'
import { useSettingsFacts } from './use-settings-facts.ts'

const entryClasses = 'flex min-h-16 items-center gap-3 px-4 py-2.5 -outline-offset-4 no-underline'

/**
 * Renders a link to children and members, which most look for, and links to the parts of the settings, with what is set there; `current` is the one
 * that is shown beside them.
 */
export function SettingsList({ current, user }: { current: SettingsGroup | undefined; user: User }) {
  const t = useTranslations('shell.titles')
  const settings = useTranslations('settings')
  const facts = useSettingsFacts(user)
  return (
    <nav aria-label={t('settings')}>
      <ul className="grid grid-cols-1 overflow-hidden rounded-card bg-surface shadow-card">
        <li>
          <Link
            href="/profile#for-parents"
            state={fromSettings('/settings')}
            className={classNames(entryClasses, 'hover:bg-surface-2')}
          >
            <EntryContent icon="people" tone="petal" title={settings('people')} hint={facts.people} isCurrent={false} />
          </Link>
        </li>
        {settingsGroups.map((group) => (
          <li key={group.path} className="border-t border-line">
            <GroupLink group={group} hint={facts[group.title]} isCurrent={group === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface GroupLinkProps {
  group: SettingsGroup
  hint: string
  isCurrent: boolean
}

function GroupLink({ group: { path, title, icon, tone }, hint, isCurrent }: GroupLinkProps) {
  const t = useTranslations()
  return (
    <Link
      href={path}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(entryClasses, isCurrent ? 'bg-surface-2' : 'hover:bg-surface-2')}
    >
      <EntryContent icon={icon} tone={tone} title={t(`shell.titles.${title}`)} hint={hint} isCurrent={isCurrent} />
    </Link>
  )
}

interface EntryContentProps {
  icon: IconName
  tone: ModuleTone
  title: string
  hint: string
  isCurrent: boolean
}

function EntryContent({ icon, tone, title, hint, isCurrent }: EntryContentProps) {
  return (
    <>
      <span className={classNames('grid size-9 shrink-0 place-items-center rounded-field', moduleTintClasses[tone])}>
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className={classNames('type-label block wrap-anywhere hyphens-auto', isCurrent && 'text-primary')}>
          {title}
        </span>
        <span className="line-clamp-2 text-small wrap-anywhere text-text-2">{hint}</span>
      </span>
      <Icon name="forward" size={20} className="shrink-0 text-text-2" />
    </>
  )
}
