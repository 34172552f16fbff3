import type { ComponentType } from 'react'
import type { Messages } from 'use-intl'
import type { ChildScreenProps, MemberScreenProps } from '#web/lib/screen-props.ts'
import { HomeScreen } from './home/home-screen.tsx'
import { JarAside } from './home/jar-panel.tsx'
import { lazyComponent } from './lazy-component.tsx'

export type TitleKey = keyof Messages['shell']['titles']

interface Entry {
  path: string
  title: TitleKey
  load: () => Promise<unknown>
  wide?: true
}

interface PublicScreen extends Entry {
  for: 'anyone'
  Component: ComponentType
}

interface SignedInScreen extends Entry {
  /** `own` renders its own header and footer. */
  frame: 'child' | 'back' | 'bare' | 'own'
}

interface PlainMemberScreen extends SignedInScreen {
  for: 'member'
  Component: ComponentType<MemberScreenProps>
}

export interface ChildScreen extends SignedInScreen {
  for: 'child'
  Component: ComponentType<ChildScreenProps>
  Aside?: ComponentType<ChildScreenProps>
}

export type MemberScreen = PlainMemberScreen | ChildScreen
export type Screen = PublicScreen | MemberScreen

const signIn = async () => (await import('#web/features/auth/sign-in-screen.tsx')).SignInScreen
const signUp = async () => (await import('#web/features/auth/sign-up-screen.tsx')).SignUpScreen
const resetPassword = async () => (await import('#web/features/auth/reset-password-screen.tsx')).ResetPasswordScreen
const invite = async () => (await import('#web/features/auth/invite-screen.tsx')).InviteScreen
const terms = async () => (await import('#web/features/legal/legal-screen.tsx')).TermsScreen
const privacy = async () => (await import('#web/features/legal/legal-screen.tsx')).PrivacyScreen
const profile = async () => (await import('./profile-page.tsx')).ProfilePage
const settings = async () => (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen
const behaviors = async () => (await import('#web/features/behaviors/behaviors-screen.tsx')).BehaviorsScreen
const habits = async () => (await import('#web/features/habits/habits-screen.tsx')).HabitsScreen
const skills = async () => (await import('#web/features/skills/skills-screen.tsx')).SkillsScreen
const moments = async () => (await import('#web/features/moments/moments-screen.tsx')).MomentsScreen
const chat = async () => (await import('./chat-page.tsx')).ChatPage
const timeline = async () => (await import('#web/features/activities/timeline-screen.tsx')).TimelineScreen
const rewards = async () => (await import('#web/features/rewards/rewards-screen.tsx')).RewardsScreen
const home = { load: () => Promise.resolve(), Component: HomeScreen }

const screens: readonly Screen[] = [
  { path: '/sign-in', title: 'signIn', for: 'anyone', wide: true, ...lazyComponent(signIn) },
  { path: '/sign-up', title: 'signUp', for: 'anyone', wide: true, ...lazyComponent(signUp) },
  { path: '/reset-password', title: 'resetPassword', for: 'anyone', wide: true, ...lazyComponent(resetPassword) },
  { path: '/invite/:token', title: 'invite', for: 'anyone', wide: true, ...lazyComponent(invite) },
  { path: '/terms', title: 'terms', for: 'anyone', ...lazyComponent(terms) },
  { path: '/privacy', title: 'privacy', for: 'anyone', ...lazyComponent(privacy) },
  { path: '/profile', title: 'profile', for: 'member', frame: 'bare', wide: true, ...lazyComponent(profile) },
  { path: '/settings', title: 'settings', for: 'member', frame: 'back', wide: true, ...lazyComponent(settings) },
  { path: '/behaviors', title: 'behaviors', for: 'child', frame: 'back', Aside: JarAside, ...lazyComponent(behaviors) },
  { path: '/habits', title: 'habits', for: 'child', frame: 'back', Aside: JarAside, ...lazyComponent(habits) },
  { path: '/skills', title: 'skills', for: 'child', frame: 'back', wide: true, ...lazyComponent(skills) },
  { path: '/moments', title: 'moments', for: 'child', frame: 'back', wide: true, ...lazyComponent(moments) },
  { path: '/ai-chat', title: 'chat', for: 'child', frame: 'own', wide: true, ...lazyComponent(chat) },
  { path: '/timeline', title: 'timeline', for: 'child', frame: 'child', Aside: JarAside, ...lazyComponent(timeline) },
  { path: '/rewards', title: 'rewards', for: 'child', frame: 'child', wide: true, ...lazyComponent(rewards) },
  { path: '/', title: 'home', for: 'child', frame: 'child', Aside: JarAside, ...home },
]

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)

export const screenAt = (path: string): Screen | undefined =>
  screens.find((screen) => patternOf(screen.path).test(path))
