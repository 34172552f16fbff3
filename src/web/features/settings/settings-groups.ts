import type { Messages } from 'use-intl'
import type { IconName } from '#web/ui/icon-paths.ts'
import type { ModuleTone } from '#web/ui/module-icon.tsx'

interface SettingsGroupEntry {
  path: string
  title: keyof Messages['shell']['titles']
  icon: IconName
  tone: ModuleTone
}

/** The parts of the settings in their order, each with a path and title of its own. */
export const settingsGroups = [
  { path: '/settings/everyday', title: 'settingsEveryday', icon: 'screen', tone: 'summit' },
  { path: '/settings/family', title: 'settingsFamily', icon: 'home', tone: 'leaf' },
  { path: '/settings/you', title: 'settingsYou', icon: 'face', tone: 'ember' },
  { path: '/settings/security', title: 'settingsSecurity', icon: 'key', tone: 'honey' },
  { path: '/settings/data', title: 'settingsData', icon: 'download', tone: 'leaf' },
  { path: '/settings/apps', title: 'settingsApps', icon: 'link', tone: 'petal' },
] as const satisfies readonly SettingsGroupEntry[]

export type SettingsGroup = (typeof settingsGroups)[number]
