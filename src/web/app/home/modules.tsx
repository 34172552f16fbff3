import type { ComponentType } from 'react'
import type { Messages } from 'use-intl'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import type { ModuleTone } from '#web/ui/module-icon.tsx'
import { MomentsToday, SkillsToday } from './acts-today.tsx'
import { BehaviorsToday } from './behaviors-today.tsx'
import { HabitsToday } from './today-count.tsx'

export interface Module {
  path: string
  /** Key of its title in the messages of home. */
  name: keyof Messages['home'] & ('behaviors' | 'habits' | 'skills' | 'moments')
  tone: Exclude<ModuleTone, 'honey'>
  /** Summarises today. */
  Today: ComponentType<ChildScreenProps>
}

/** The modules in the order of their cards. */
export const modules: readonly Module[] = [
  { path: '/behaviors', name: 'behaviors', tone: 'ember', Today: BehaviorsToday },
  { path: '/habits', name: 'habits', tone: 'leaf', Today: HabitsToday },
  { path: '/skills', name: 'skills', tone: 'summit', Today: SkillsToday },
  { path: '/moments', name: 'moments', tone: 'petal', Today: MomentsToday },
]
