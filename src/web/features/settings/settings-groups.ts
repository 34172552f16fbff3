import type { Messages } from 'use-intl'
import type { IconName } from '#web/ui/icon-paths.ts'

interface SettingsGroupEntry {
  path: string
  title: keyof Messages['shell']['titles']
  icon: IconName
}

/** The parts of the settings in their order, each with a path and title of its own. */
export const settingsGroups = [
  { path: '/settings/everyday', title: 'settingsEveryday', icon: 'screen' },
  { path: '/settings/family', title: 'settingsFamily', icon: 'home' },
  { path: '/settings/you', title: 'settingsYou', icon: 'face' },
  { path: '/settings/security', title: 'settingsSecurity', icon: 'key' },
  { path: '/settings/data', title: 'settingsData', icon: 'download' },
  { path: '/settings/apps', title: 'settingsApps', icon: 'link' },
] as const satisfies readonly SettingsGroupEntry[]

export type SettingsGroup = (typeof settingsGroups)[number]
