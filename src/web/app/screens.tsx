import type { ComponentType } from 'react'
import type { Messages } from 'use-intl'
import type { ChildScreenProps, MemberScreenProps } from '#web/lib/screen-props.ts'
import { HomePage } from './home/home-page.tsx'
import { lazyWithMessages, lazyWithRetry } from './lazy-component.tsx'

export type TitleKey = keyof Messages['shell']['titles']

interface ScreenBase {
  path: string
  title: TitleKey
  load: () => Promise<unknown>
  preload: () => Promise<unknown>
  wide?: true
  /** The path of the screen that this one is a part of. */
  within?: string
}

interface PublicScreen extends ScreenBase {
  for: 'anyone'
  Component: ComponentType
}

interface SignedInScreen extends ScreenBase {
  /** `own` renders its own header and footer. */
  frame: 'child' | 'back' | 'bare' | 'own'
}

interface ScreenWithoutChild extends SignedInScreen {
  for: 'member'
  Component: ComponentType<MemberScreenProps>
}

export interface ChildScreen extends SignedInScreen {
  for: 'child'
  Component: ComponentType<ChildScreenProps>
  /** Shows the whole family, so that selecting another child does not open it anew. */
  isOfFamily?: true
  Aside?: ComponentType<ChildScreenProps>
}

export type MemberScreen = ScreenWithoutChild | ChildScreen
export type Screen = PublicScreen | MemberScreen

const HomeAside = lazyWithRetry(async () => (await import('./home/jar-aside.tsx')).HomeAside)
const JarAside = lazyWithRetry(async () => (await import('./home/jar-aside.tsx')).JarAside)
const RewardsAside = lazyWithRetry(async () => (await import('./home/jar-aside.tsx')).RewardsAside)

const signIn = lazyWithMessages(async () => (await import('#web/features/auth/sign-in-screen.tsx')).SignInScreen)
const signUp = lazyWithMessages(async () => (await import('#web/features/auth/sign-up-screen.tsx')).SignUpScreen)
const resetPassword = lazyWithMessages(
  async () => (await import('#web/features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
)
const verifyEmail = lazyWithMessages(
  async () => (await import('#web/features/auth/verify-email-screen.tsx')).VerifyEmailScreen,
)
const signOut = lazyWithMessages(async () => (await import('#web/features/auth/sign-out-screen.tsx')).SignOutScreen)
const moments = lazyWithMessages(async () => (await import('./moments-page.tsx')).MomentsPage)
const confirmed = lazyWithMessages(
  async () => (await import('#web/features/auth/confirmed-screen.tsx')).ConfirmedScreen,
)
const invite = lazyWithMessages(async () => (await import('#web/features/auth/invite-screen.tsx')).InviteScreen)
const terms = lazyWithMessages(async () => (await import('#web/features/legal/legal-screen.tsx')).TermsScreen)
const privacy = lazyWithMessages(async () => (await import('#web/features/legal/legal-screen.tsx')).PrivacyScreen)
const profile = lazyWithMessages(async () => (await import('./profile-page.tsx')).ProfilePage)
const settings = lazyWithMessages(
  async () => (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen,
)
const behaviors = lazyWithMessages(
  async () => (await import('#web/features/behaviors/behaviors-screen.tsx')).BehaviorsScreen,
)
const habits = lazyWithMessages(async () => (await import('#web/features/habits/habits-screen.tsx')).HabitsScreen)
const skills = lazyWithMessages(async () => (await import('#web/features/skills/skills-screen.tsx')).SkillsScreen)
const chat = lazyWithMessages(async () => (await import('./chat-page.tsx')).ChatPage)
const timeline = lazyWithMessages(
  async () => (await import('#web/features/activities/timeline-screen.tsx')).TimelineScreen,
)
const rewards = lazyWithMessages(async () => (await import('#web/features/rewards/rewards-screen.tsx')).RewardsScreen)
const home = { load: () => Promise.resolve(), preload: () => Promise.resolve(), Component: HomePage }

const settingsScreen = { for: 'member', frame: 'back', wide: true, ...settings } as const
const partOfSettings = { within: '/settings', ...settingsScreen } as const

const screens: readonly Screen[] = [
  { path: '/sign-in', title: 'signIn', for: 'anyone', wide: true, ...signIn },
  { path: '/sign-up', title: 'signUp', for: 'anyone', wide: true, ...signUp },
  { path: '/reset-password', title: 'resetPassword', for: 'anyone', wide: true, ...resetPassword },
  { path: '/verify-email', title: 'verifyEmail', for: 'member', frame: 'back', ...verifyEmail },
  { path: '/sign-out', title: 'signOut', for: 'anyone', ...signOut },
  { path: '/confirmed', title: 'confirmed', for: 'anyone', ...confirmed },
  { path: '/invite/:token', title: 'invite', for: 'anyone', wide: true, ...invite },
  { path: '/terms', title: 'terms', for: 'anyone', ...terms },
  { path: '/privacy', title: 'privacy', for: 'anyone', ...privacy },
  { path: '/profile', title: 'profile', for: 'member', frame: 'bare', wide: true, ...profile },
  { path: '/settings', title: 'settings', ...settingsScreen },
  { path: '/settings/everyday', title: 'settingsEveryday', ...partOfSettings },
  { path: '/settings/family', title: 'settingsFamily', ...partOfSettings },
  { path: '/settings/you', title: 'settingsYou', ...partOfSettings },
  { path: '/settings/security', title: 'settingsSecurity', ...partOfSettings },
  { path: '/settings/data', title: 'settingsData', ...partOfSettings },
  { path: '/settings/apps', title: 'settingsApps', ...partOfSettings },
  { path: '/behaviors', title: 'behaviors', for: 'child', frame: 'back', Aside: JarAside, ...behaviors },
  { path: '/habits', title: 'habits', for: 'child', frame: 'back', Aside: JarAside, ...habits },
  { path: '/skills', title: 'skills', for: 'child', frame: 'back', Aside: JarAside, ...skills },
  { path: '/moments', title: 'moments', for: 'child', frame: 'back', Aside: JarAside, ...moments },
  { path: '/ai-chat', title: 'chat', for: 'child', frame: 'own', wide: true, ...chat },
  { path: '/timeline', title: 'timeline', for: 'child', frame: 'child', Aside: JarAside, ...timeline },
  { path: '/rewards', title: 'rewards', for: 'child', frame: 'child', Aside: RewardsAside, ...rewards },
  { path: '/', title: 'home', for: 'child', frame: 'child', isOfFamily: true, Aside: HomeAside, ...home },
]

const createPathPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)

export const findScreen = (path: string): Screen | undefined =>
  screens.find((screen) => createPathPattern(screen.path).test(path))
