import type { ComponentType } from 'react'
import type { Messages } from 'use-intl'
import type { ChildScreenProps, MemberScreenProps } from '#web/lib/screen-props.ts'
import { HomeScreen } from './home/home-screen.tsx'
import { JarAside } from './home/jar-aside.tsx'
import { lazyComponent } from './lazy-component.ts'

export type TitleKey = keyof Messages['shell']['titles']

interface Entry {
  path: string
  title: TitleKey
  load: () => Promise<unknown>
  wide?: true
}

interface AnyoneScreen extends Entry {
  for: 'anyone'
  Screen: ComponentType
}

interface SignedInScreen extends Entry {
  /** `own` renders its own header and footer. */
  frame: 'child' | 'back' | 'bare' | 'own'
  backTo?: string
}

interface PlainMemberScreen extends SignedInScreen {
  for: 'member'
  Screen: ComponentType<MemberScreenProps>
}

export interface ChildScreen extends SignedInScreen {
  for: 'child'
  Screen: ComponentType<ChildScreenProps>
  Aside?: ComponentType<ChildScreenProps>
}

export type MemberScreen = PlainMemberScreen | ChildScreen
export type Screen = AnyoneScreen | MemberScreen

const screen = <P,>(load: () => Promise<ComponentType<P>>) => {
  const { load: ahead, Part } = lazyComponent(load)
  return { load: ahead, Screen: Part }
}

const screens: readonly Screen[] = [
  {
    path: '/sign-in',
    title: 'signIn',
    for: 'anyone',
    wide: true,
    ...screen(async () => (await import('#web/features/auth/sign-in-screen.tsx')).SignInScreen),
  },
  {
    path: '/sign-up',
    title: 'signUp',
    for: 'anyone',
    wide: true,
    ...screen(async () => (await import('#web/features/auth/sign-up-screen.tsx')).SignUpScreen),
  },
  {
    path: '/reset-password',
    title: 'resetPassword',
    for: 'anyone',
    wide: true,
    ...screen(async () => (await import('#web/features/auth/reset-password-screen.tsx')).ResetPasswordScreen),
  },
  {
    path: '/invite/:token',
    title: 'invite',
    for: 'anyone',
    wide: true,
    ...screen(async () => (await import('#web/features/auth/invite-screen.tsx')).InviteScreen),
  },
  {
    path: '/profile',
    title: 'profile',
    for: 'member',
    frame: 'bare',
    wide: true,
    ...screen(async () => (await import('./profile-page.tsx')).ProfilePage),
  },
  {
    path: '/settings',
    title: 'settings',
    for: 'member',
    frame: 'back',
    backTo: '/profile',
    wide: true,
    ...screen(async () => (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen),
  },
  {
    path: '/terms',
    title: 'terms',
    for: 'anyone',
    ...screen(async () => (await import('#web/features/legal/legal-screen.tsx')).TermsScreen),
  },
  {
    path: '/privacy',
    title: 'privacy',
    for: 'anyone',
    ...screen(async () => (await import('#web/features/legal/legal-screen.tsx')).PrivacyScreen),
  },
  {
    path: '/behaviors',
    title: 'behaviors',
    for: 'child',
    frame: 'back',
    ...screen(async () => (await import('#web/features/behaviors/behaviors-screen.tsx')).BehaviorsScreen),
    Aside: JarAside,
  },
  {
    path: '/habits',
    title: 'habits',
    for: 'child',
    frame: 'back',
    ...screen(async () => (await import('#web/features/habits/habits-screen.tsx')).HabitsScreen),
    Aside: JarAside,
  },
  {
    path: '/skills',
    title: 'skills',
    for: 'child',
    frame: 'back',
    wide: true,
    ...screen(async () => (await import('#web/features/skills/skills-screen.tsx')).SkillsScreen),
  },
  {
    path: '/moments',
    title: 'moments',
    for: 'child',
    frame: 'back',
    wide: true,
    ...screen(async () => (await import('#web/features/moments/moments-screen.tsx')).MomentsScreen),
  },
  {
    path: '/ai-chat',
    title: 'chat',
    for: 'child',
    frame: 'own',
    wide: true,
    ...screen(async () => (await import('./chat-page.tsx')).ChatPage),
  },
  {
    path: '/timeline',
    title: 'timeline',
    for: 'child',
    frame: 'child',
    ...screen(async () => (await import('#web/features/activities/timeline-screen.tsx')).TimelineScreen),
    Aside: JarAside,
  },
  {
    path: '/rewards',
    title: 'rewards',
    for: 'child',
    frame: 'child',
    wide: true,
    ...screen(async () => (await import('#web/features/rewards/rewards-screen.tsx')).RewardsScreen),
  },
  {
    path: '/',
    title: 'home',
    for: 'child',
    frame: 'child',
    load: () => Promise.resolve(),
    Screen: HomeScreen,
    Aside: JarAside,
  },
]

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)

export const screenAt = (path: string): Screen | undefined =>
  screens.find((screen) => patternOf(screen.path).test(path))
