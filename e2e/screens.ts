import { expect, type Page } from '@playwright/test'
import { invite } from '#shared/families/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { listRewards, redeemReward } from '#shared/rewards/contract.ts'
import { addSkill, editSkill } from '#shared/skills/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { aFamily, award } from './family.ts'
import { dialog } from './parent.ts'
import type { Words } from './words.ts'

/** A screen, or a screen with something open on it. */
export interface Look {
  name: string
  path: string
  /** Opens what is to be looked at. */
  open?: (page: Page, t: Words) => Promise<void>
}

/** What anyone may see. */
export const lookedAtByAnyone = (invitation: string): Look[] => [
  { name: 'landing', path: '' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'asking for a new password', path: '/reset-password' },
  { name: 'choosing a new password', path: '/reset-password?token=one-time-link' },
  { name: 'invitation', path: `/invite/${invitation}` },
  { name: 'invitation that is gone', path: '/invite/aaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not found', path: '/nowhere' },
]

const opens =
  (button: (t: Words) => string, title: (t: Words) => string) =>
  async (page: Page, t: Words): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('button', { name: button(t), exact: true })
      .first()
      .click()
    await expect(dialog(page, title(t))).toBeVisible()
  }

/** Before the first child. */
export const lookedAtAtFirst: Look[] = [
  { name: 'home without children', path: '' },
  { name: 'profile without children', path: '/profile' },
  {
    name: 'adding a child',
    path: '',
    open: async (page, t) => {
      await opens(
        (words) => words('children.add'),
        (words) => words('children.addTitle'),
      )(page, t)
      await page.getByText(t('children.moreFieldsHint')).click()
    },
  },
]

/** The screens of a family with two children, Mia first. */
export const lookedAtByMembers: Look[] = [
  { name: 'home', path: '' },
  { name: 'behaviours', path: '/behaviors' },
  { name: 'skills', path: '/skills' },
  {
    name: 'completed skills',
    path: '/skills',
    open: async (page, t) => {
      await page.getByRole('radio', { name: t('skills.completed', { count: 1 }) }).click()
      await expect(page.getByRole('heading', { name: 'Read a map' })).toBeVisible()
    },
  },
  { name: 'moments', path: '/moments' },
  { name: 'timeline', path: '/timeline' },
  { name: 'rewards', path: '/rewards' },
  {
    name: 'redeemed rewards',
    path: '/rewards',
    open: async (page, t) => {
      await page.getByRole('tab', { name: t('rewards.tabRedeemed') }).click()
      await expect(page.getByRole('list', { name: t('rewards.promises') })).toBeVisible()
    },
  },
  { name: 'profile', path: '/profile' },
  { name: 'settings', path: '/settings' },
]

/** What opens on those screens. */
export const lookedAtInDialogs: Look[] = [
  {
    name: 'choosing a child',
    path: '/timeline',
    open: opens(
      (t) => t('shell.childButton', { name: 'Mia' }),
      (t) => t('children.choose'),
    ),
  },
  {
    name: 'changing a child',
    path: '/profile',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('children.manage') }).click()
      await opens(
        (words) => words('children.edit', { name: 'Mia' }),
        (words) => words('children.editTitle', { name: 'Mia' }),
      )(page, t)
    },
  },
  {
    name: 'the last entries',
    path: '',
    open: opens(
      (t) => t('home.lastEntries'),
      (t) => t('home.lastEntries'),
    ),
  },
  {
    name: 'writing an own behaviour',
    path: '/behaviors',
    open: opens(
      (t) => t('behaviors.own'),
      (t) => t('behaviors.sheet.title'),
    ),
  },
  {
    name: 'noting something hard',
    path: '/behaviors',
    open: opens(
      (t) => t('behaviors.hard'),
      (t) => t('behaviors.sheet.title'),
    ),
  },
  {
    name: 'arranging the tiles',
    path: '/behaviors',
    open: opens(
      (t) => t('behaviors.list.title'),
      (t) => t('behaviors.list.title'),
    ),
  },
  {
    name: 'adding a challenge',
    path: '/skills',
    open: opens(
      (t) => t('skills.add'),
      (t) => t('skills.form.addTitle'),
    ),
  },
  {
    name: 'giving feedback',
    path: '/profile',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('feedback.openHint') }).click()
      await expect(dialog(page, t('feedback.title'))).toBeVisible()
    },
  },
  {
    name: 'adding a reward',
    path: '/rewards',
    open: opens(
      (t) => t('rewards.add'),
      (t) => t('rewards.form.addTitle'),
    ),
  },
  {
    name: 'changing a reward',
    path: '/rewards',
    open: opens(
      (t) => t('rewards.edit', { title: t('rewards.presets.story_book') }),
      (t) => t('rewards.form.editTitle'),
    ),
  },
  {
    name: 'inviting',
    path: '/profile',
    open: opens(
      (t) => t('families.invite'),
      (t) => t('families.inviteTitle'),
    ),
  },
]

/** A challenge under way with two scores, and a completed one. */
const practise = async (api: Call, { id: childId }: Child): Promise<void> => {
  const jumps = { childId, title: 'Rope jumps', difficulty: 'medium', targetValue: 100, targetUnit: 'times' } as const
  const { id } = await api(addSkill, { body: jumps })
  for (const currentBest of [48, 52]) await api(editSkill, { params: { id }, body: { currentBest } })
  const map = await api(addSkill, { body: { childId, title: 'Read a map', difficulty: 'easy' } })
  await api(editSkill, { params: { id: map.id }, body: { isCompleted: true } })
}

/** A family with some life in it, and a link that invites to it. */
export const aLivelyFamily = async (api: Call): Promise<{ invitation: string }> => {
  const { children } = await aFamily(api, ['Mia', 'Noah'])
  const [mia] = children
  if (!mia) throw new Error('The family has a child.')
  await award(api, mia, 'Laid the table', 60)
  await award(api, mia, 'Shouted at dinner', -3)
  await practise(api, mia)
  await api(addMoment, {
    body: { childId: mia.id, weather: 'sunny', mood: 'proud', content: 'We built a bridge for the ants.' },
  })
  const [, , , , , snack] = await api(listRewards, { query: { childId: mia.id } })
  if (!snack) throw new Error('A child begins with six rewards.')
  await api(redeemReward, { body: { childId: mia.id, rewardId: snack.id, pointsSpent: snack.pointsCost } })
  const { token } = await api(invite, {})
  return { invitation: token }
}

/** Goes to a screen in a language and opens what is to be looked at. */
export const lookAt = async (page: Page, t: Words, locale: string, { path, open }: Look): Promise<void> => {
  await page.goto(`/${locale}${path}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.getByText(t('common.loading'))).toHaveCount(0)
  await open?.(page, t)
}

/** What goes beyond the window to the right, when the page does. */
export const beyond = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth && element.checkVisibility(),
    )
    return wide.map((element) => `${element.tagName}: ${element.textContent.slice(0, 40)}`)
  })
