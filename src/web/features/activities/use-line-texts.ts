import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { parseMomentMetadata } from '#web/ledger/activity-metadata.ts'
import { useActivityTitle } from '#web/ledger/activity-titles.ts'
import { findMemberName } from '#web/lib/member-name.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import type { Line } from './acts-of-visit.ts'

type Actor = { by: string | null; via?: string | null | undefined }

/** Whose acts name their author: those of others, or all. */
export type NamedAuthors = 'others' | 'all'

interface LineTextsOptions {
  /** With it a redemption reads "Mia chose “Stickers”". */
  childName?: string | undefined
  named?: NamedAuthors | undefined
}

/** Returns whether an act is a moment without a story, whose title is how it felt. */
export const isMomentWithoutWords = ({ row }: Line): boolean => row.type === 'moment' && !row.description

const capitalize = (text: string, locale: string): string => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1)

/** Returns functions for the words of a line. */
export const useLineTexts = (
  { id: reader, family }: Pick<User, 'id' | 'family'>,
  { childName, named = 'others' }: LineTextsOptions = {},
) => {
  const t = useTranslations('activities')
  const rewards = useTranslations('rewards')
  const locale = useLocale()
  const format = useFormatter()
  const titleOf = useActivityTitle()
  const joinFacts = useJoinFacts()
  /** Mood and weather of a moment; empty for other acts. */
  const feelingsOf = ({ row }: Line): string[] => {
    const felt = row.type === 'moment' ? parseMomentMetadata(row.metadata) : null
    return felt ? [t(`moods.${felt.mood}`), t(`weathers.${felt.weather}`)] : []
  }
  const nameActor = ({ by, via }: Actor): string => {
    const name = findMemberName(family, by) ?? t('someone')
    const agent = via ? family.agents?.find(({ id }) => id === via)?.name : null
    return agent ? t('through', { agent, name }) : name
  }
  const isOwn = ({ by, via }: Actor) => by === reader && !via
  /** Who did these acts; null if the reader did them all. */
  const people = (lines: readonly Line[]): string | null => {
    if (named === 'others' && lines.every(({ row }) => isOwn(row))) return null
    return t('notedBy', { name: format.list(new Set(lines.map(({ row }) => nameActor(row)))) })
  }
  return {
    isOwn: ({ row }: Line) => isOwn(row),
    people,
    title: (line: Line): string => {
      const { row } = line
      if (isMomentWithoutWords(line)) return capitalize(joinFacts(...feelingsOf(line)), locale) || titleOf(row)
      const title = titleOf(row)
      return row.type === 'reward' && childName !== undefined ? rewards('redeemed', { name: childName, title }) : title
    },
    /** Who did it, or undid it; null for what the reader did. */
    person: (line: Line): string | null => {
      const { undone } = line
      if (undone === null) return people([line])
      return undone.by === null ? t('undone') : t('undoneBy', { name: nameActor(undone) })
    },
    /** Mood and weather of a moment whose title is its story, or that a habit or skill was completed; empty for other acts. */
    notes: (line: Line): string[] => {
      const { row, more, points } = line
      if (row.type === 'moment') return isMomentWithoutWords(line) ? [] : feelingsOf(line)
      const completed = row.type === 'habit' ? more.length > 0 : row.type === 'skill' && points !== null
      return completed ? [t('completed')] : []
    },
  }
}
