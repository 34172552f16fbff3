import * as z from 'zod/mini'
import { quickList } from '#shared/behaviors/contract.ts'
import { findEntryPoints } from '#shared/behaviors/rules.ts'
import { computeChildAge } from '#shared/children/age.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { addDays, dayIn, type Day } from '#shared/time/day.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import type {
  KnownBehavior,
  KnownChild,
  KnownFamily,
  KnownHabit,
  KnownReward,
  KnownSkill,
} from '#server/assistant/sentence/known-family.ts'
import type { SentenceSpeaker } from '#server/assistant/sentence/sentence-answer.ts'
import { parseAliases } from '#server/ledger/stored-aliases.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import * as store from './sentence-store.ts'
import { listMemberNames } from './store.ts'

type PresetTitles = Readonly<Record<string, string | undefined>>

/** Returns the title of a preset for the reader, and its titles in all languages. */
const listPresetTitles = (preset: string, language: Locale) => {
  const content = loadNonTopicContent()
  const find = (one: Locale) => (content[one].messages.presets as PresetTitles)[preset] ?? ''
  return { title: find(language), titles: locales.map(find) }
}

const toBehaviors = (stored: string, language: Locale): KnownBehavior[] =>
  z.parse(quickList, JSON.parse(stored)).map((entry) => ({
    ...('preset' in entry
      ? { ...listPresetTitles(entry.preset, language), preset: entry.preset }
      : { title: entry.title, titles: [entry.title] }),
    points: findEntryPoints(entry),
  }))

const toRewardTitles = (title: string, preset: string | null, language: Locale) =>
  preset === null ? { title, titles: [title] } : listPresetTitles(preset, language)

type Rows<Query extends (...parameters: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Query>>

interface FamilyRows {
  habits: Rows<typeof store.listFamilyHabits>
  skills: Rows<typeof store.listFamilySkills>
  rewards: Rows<typeof store.listFamilyRewards>
  marked: Rows<typeof store.listMarkedDays>
}

const toHabits = (rows: FamilyRows, childId: string): KnownHabit[] => {
  const listDays = (habitId: string, is: string) =>
    new Set(rows.marked.flatMap((one) => (one.habitId === habitId && one.is === is ? [one.day] : [])))
  return rows.habits
    .filter((habit) => habit.childId === childId)
    .map(({ id, title, points, completedAt }) => ({
      id,
      title,
      titles: [title],
      points,
      isCompleted: completedAt !== null,
      doneDays: listDays(id, 'done'),
      restDays: listDays(id, 'rest'),
    }))
}

const toSkills = ({ skills }: FamilyRows, childId: string): KnownSkill[] =>
  skills
    .filter((skill) => skill.childId === childId)
    .map(({ completedAt, ...skill }) => ({ ...skill, titles: [skill.title], isCompleted: completedAt !== null }))

const toRewards = ({ rewards }: FamilyRows, childId: string, language: Locale): KnownReward[] =>
  rewards
    .filter((reward) => reward.childId === childId)
    .map(({ id, title, preset, points }) => ({ id, points, ...toRewardTitles(title, preset, language) }))

/** Loads the children of a family, and what they do and can buy. */
const loadKnownFamily = async (
  db: Db,
  familyId: string,
  { today, language }: { today: Day; language: Locale },
): Promise<KnownFamily> => {
  const habits = await store.listFamilyHabits(db, familyId)
  const openIds = habits.flatMap(({ id, completedAt }) => (completedAt === null ? [id] : []))
  const rows: FamilyRows = {
    habits,
    marked: await store.listMarkedDays(db, familyId, openIds, addDays(today, -dateLimits.back)),
    skills: await store.listFamilySkills(db, familyId),
    rewards: await store.listFamilyRewards(db, familyId),
  }
  const children = (await store.listFamilyChildren(db, familyId)).map(
    ({ quick_list: quick, aliases, birthday, age, ...child }): KnownChild => ({
      ...child,
      aliases: parseAliases(aliases),
      age: computeChildAge({ birthday, age }, today),
      behaviors: toBehaviors(quick, language),
      habits: toHabits(rows, child.id),
      skills: toSkills(rows, child.id),
      rewards: toRewards(rows, child.id, language),
    }),
  )
  const adults = await listMemberNames(db, familyId)
  return { today, children, adults }
}

/** Loads what a sentence may name, and the child on screen. @throws AppError `not_found` */
export const loadSentenceSpeaker = async (
  db: Db,
  { familyId, timeZone }: { familyId: string; timeZone: string },
  { childId, language }: { childId: string; language: Locale },
  now: number,
): Promise<SentenceSpeaker> => {
  const family = await loadKnownFamily(db, familyId, { today: dayIn(now, timeZone), language })
  return { family, child: orNotFound(family.children.find(({ id }) => id === childId)) }
}
