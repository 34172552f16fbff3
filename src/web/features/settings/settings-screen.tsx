import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { getHealth } from '#shared/health/contract.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { twoColumnsMediaQuery, useMediaQuery } from '#web/lib/media.ts'
import { read } from '#web/lib/query.ts'
import type { MemberScreenProps } from '#web/lib/screen-props.ts'
import { Banner } from '#web/ui/banner.tsx'
import { settingsGroups } from './settings-groups.ts'
import { SettingsContent } from './settings-content.tsx'
import { SettingsList } from './settings-list.tsx'
import { VersionNotice } from './version-notice.tsx'

/**
 * Renders the list of settings or, by the path, one of its parts; a wide window shows both side by side, at first with the
 * first part.
 */
export function SettingsScreen({ user }: MemberScreenProps) {
  const [path] = useLocation()
  const isWide = useMediaQuery(twoColumnsMediaQuery)
  const atPath = settingsGroups.find((group) => group.path === path)
  const shown = atPath ?? (isWide ? settingsGroups[0] : undefined)
  const isOwner = user.family.members.some(({ id, role }) => id === user.id && role === 'owner')
  return (
    <div className="grid grid-cols-1 gap-5 min-[48rem]:grid-cols-[minmax(14rem,18rem)_minmax(0,40rem)] min-[48rem]:items-start lg:grid-cols-[22rem_minmax(0,40rem)] lg:gap-8">
      {!atPath && isOwner && <BackupBanner />}
      {!atPath && user.newVersion && <VersionNotice version={user.newVersion} />}
      {(isWide || !shown) && <SettingsList current={shown} user={user} />}
      {shown && (
        <div className="grid grid-cols-1 gap-5">
          <SettingsContent group={shown} user={user} isOwner={isOwner} />
        </div>
      )}
    </div>
  )
}

/** Renders an error if the last nightly backup failed. */
function BackupBanner() {
  const t = useTranslations('settings')
  const formatDate = useFormatInstant()
  const { data } = useQuery(read(getHealth))
  if (!data?.backup?.failedAt) return null
  const { lastGoodAt } = data.backup
  const formatDay = (instant: string) => formatDate(new Date(instant), { day: 'numeric', month: 'long' })
  return (
    <Banner kind="error" className="min-[48rem]:col-span-2">
      <p>{lastGoodAt ? t('backupFailed', { day: formatDay(lastGoodAt) }) : t('backupMissing')}</p>
      <p>{t('backupHelp')}</p>
    </Banner>
  )
}
