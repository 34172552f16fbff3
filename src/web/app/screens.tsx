import type { ComponentType } from 'react'
import type { Messages } from 'use-intl'
import type { ChildScreenProps, MemberScreenProps } from '#web/lib/screen-props.ts'
import { HomeScreen } from './home/home-screen.tsx'
import { JarAside } from './home/jar-panel.tsx'
import { lazyWithMessages } from './lazy-component.tsx'

export type TitleKey = keyof Messages['shell']['titles']

interface ScreenBase {
  path: string
  title: TitleKey
  load: () => Promise<unknown>
  wide?: true
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
  Aside?: ComponentType<ChildScreenProps>
}

export type MemberScreen = ScreenWithoutChild | ChildScreen
export type Screen = PublicScreen | MemberScreen

const importSignInScreen = async () => (await import('#web/features/auth/sign-in-screen.tsx')).SignInScreen
const importSignUpScreen = async () => (await import('#web/features/auth/sign-up-screen.tsx')).SignUpScreen
const importResetPasswordScreen = async () =>
  (await import('#web/features/auth/reset-password-screen.tsx')).ResetPasswordScreen
const importSignOutScreen = async () => (await import('#web/features/auth/sign-out-screen.tsx')).SignOutScreen
const importConfirmedScreen = async () => (await import('#web/features/auth/confirmed-screen.tsx')).ConfirmedScreen
const importVerifyEmailScreen = async () =>
  (await import('#web/features/auth/verify-email-screen.tsx')).VerifyEmailScreen
const importInviteScreen = async () => (await import('#web/features/auth/invite-screen.tsx')).InviteScreen
const importTermsScreen = async () => (await import('#web/features/legal/legal-screen.tsx')).TermsScreen
const importPrivacyScreen = async () => (await import('#web/features/legal/legal-screen.tsx')).PrivacyScreen
const importProfilePage = async () => (await import('./profile-page.tsx')).ProfilePage
const importSettingsScreen = async () => (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen
const importBehaviorsScreen = async () => (await import('#web/features/behaviors/behaviors-screen.tsx')).BehaviorsScreen
const importHabitsScreen = async () => (await import('#web/features/habits/habits-screen.tsx')).HabitsScreen
const importSkillsScreen = async () => (await import('#web/features/skills/skills-screen.tsx')).SkillsScreen
const importMomentsScreen = async () => (await import('#web/features/moments/moments-screen.tsx')).MomentsScreen
const importChatPage = async () => (await import('./chat-page.tsx')).ChatPage
const importTimelineScreen = async () => (await import('#web/features/activities/timeline-screen.tsx')).TimelineScreen
const importRewardsScreen = async () => (await import('#web/features/rewards/rewards-screen.tsx')).RewardsScreen
const home = { load: () => Promise.resolve(), Component: HomeScreen }

const screens: readonly Screen[] = [
  { path: '/sign-in', title: 'signIn', for: 'anyone', wide: true, ...lazyWithMessages(importSignInScreen) },
  { path: '/sign-up', title: 'signUp', for: 'anyone', wide: true, ...lazyWithMessages(importSignUpScreen) },
  {
    path: '/reset-password',
    title: 'resetPassword',
    for: 'anyone',
    wide: true,
    ...lazyWithMessages(importResetPasswordScreen),
  },
  { path: '/verify-email', title: 'verifyEmail', for: 'anyone', ...lazyWithMessages(importVerifyEmailScreen) },
  { path: '/sign-out', title: 'signOut', for: 'anyone', ...lazyWithMessages(importSignOutScreen) },
  { path: '/confirmed', title: 'confirmed', for: 'anyone', ...lazyWithMessages(importConfirmedScreen) },
  { path: '/invite/:token', title: 'invite', for: 'anyone', wide: true, ...lazyWithMessages(importInviteScreen) },
  { path: '/terms', title: 'terms', for: 'anyone', ...lazyWithMessages(importTermsScreen) },
  { path: '/privacy', title: 'privacy', for: 'anyone', ...lazyWithMessages(importPrivacyScreen) },
  {
    path: '/profile',
    title: 'profile',
    for: 'member',
    frame: 'bare',
    wide: true,
    ...lazyWithMessages(importProfilePage),
  },
  {
    path: '/settings',
    title: 'settings',
    for: 'member',
    frame: 'back',
    wide: true,
    ...lazyWithMessages(importSettingsScreen),
  },
  {
    path: '/behaviors',
    title: 'behaviors',
    for: 'child',
    frame: 'back',
    Aside: JarAside,
    ...lazyWithMessages(importBehaviorsScreen),
  },
  {
    path: '/habits',
    title: 'habits',
    for: 'child',
    frame: 'back',
    Aside: JarAside,
    ...lazyWithMessages(importHabitsScreen),
  },
  {
    path: '/skills',
    title: 'skills',
    for: 'child',
    frame: 'back',
    wide: true,
    ...lazyWithMessages(importSkillsScreen),
  },
  {
    path: '/moments',
    title: 'moments',
    for: 'child',
    frame: 'back',
    wide: true,
    ...lazyWithMessages(importMomentsScreen),
  },
  { path: '/ai-chat', title: 'chat', for: 'child', frame: 'own', wide: true, ...lazyWithMessages(importChatPage) },
  {
    path: '/timeline',
    title: 'timeline',
    for: 'child',
    frame: 'child',
    Aside: JarAside,
    ...lazyWithMessages(importTimelineScreen),
  },
  {
    path: '/rewards',
    title: 'rewards',
    for: 'child',
    frame: 'child',
    wide: true,
    ...lazyWithMessages(importRewardsScreen),
  },
  { path: '/', title: 'home', for: 'child', frame: 'child', Aside: JarAside, ...home },
]

const createPathPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`)

export const findScreen = (path: string): Screen | undefined =>
  screens.find((screen) => createPathPattern(screen.path).test(path))
