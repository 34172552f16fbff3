import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ChatCard } from '#shared/assistant/contract.ts'
import { getQuickList, putQuickList } from '#shared/behaviors/contract.ts'
import { maxQuickListLength, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { addHabit, deleteHabit } from '#shared/habits/contract.ts'
import { addReward, deleteReward } from '#shared/rewards/contract.ts'
import { addSkill, deleteSkill } from '#shared/skills/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { call } from '#web/lib/api.ts'
import type { AddedItem } from './conversation.ts'

/** A card of an answer that can add something to the child. */
export type AddableCard = Extract<ChatCard, { state: unknown }>

class QuickListFullError extends Error {}

type OwnBehavior = { title: string; points: number }

/**
 * Returns two commands: `add` adds a behavior of the family's own to the quick list of a child, `remove` removes it.
 */
const useQuickListCommands = (childId: string, onChange: (added: AddedItem | null) => void) => {
  const t = useTranslations('assistant.card')
  const params = { childId }
  const isSame = (entry: QuickEntry, { title, points }: OwnBehavior) =>
    'title' in entry && entry.title === title && entry.points === points
  const known = useRef(false)
  const add = useCommand(putQuickList, {
    input: async (entry: OwnBehavior) => {
      const list = await call(getQuickList, { params })
      known.current = list.some((one) => isSame(one, entry))
      if (!known.current && list.length >= maxQuickListLength) throw new QuickListFullError()
      return { params, body: known.current ? list : [...list, entry] }
    },
    success: (_, entry) => onChange({ kind: 'behavior', ...entry, isKnown: known.current }),
    failure: (_, error) =>
      error instanceof QuickListFullError ? { title: t('full'), description: t('fullHint') } : t('addFailed'),
  })
  const remove = useCommand(putQuickList, {
    input: async (entry: OwnBehavior) => {
      const list = await call(getQuickList, { params })
      return { params, body: list.filter((one) => !isSame(one, entry)) }
    },
    success: () => onChange(null),
    failure: t('undoFailed'),
  })
  return { add, remove }
}

/**
 * Returns `add()`, which adds what a card offers to the child, and `undo(added)`, which removes it. `onChange` gets
 * what is added now.
 */
export const useCardActions = (child: Child, card: AddableCard, onChange: (added: AddedItem | null) => void) => {
  const t = useTranslations('assistant.card')
  const onAdded = (kind: 'habit' | 'skill' | 'reward') => ({
    success: ({ id }: { id: string }) => onChange({ kind, id }),
    failure: t('addFailed'),
  })
  const onRemoved = { success: () => onChange(null), failure: t('undoFailed') }
  const behavior = useQuickListCommands(child.id, onChange)
  const habit = { add: useCommand(addHabit, onAdded('habit')), remove: useCommand(deleteHabit, onRemoved) }
  const skill = { add: useCommand(addSkill, onAdded('skill')), remove: useCommand(deleteSkill, onRemoved) }
  const reward = { add: useCommand(addReward, onAdded('reward')), remove: useCommand(deleteReward, onRemoved) }

  const add = (): void => {
    const base = { childId: child.id, title: card.title }
    if (card.kind === 'behavior') void behavior.add.send({ title: card.title, points: card.points })
    else if (card.kind === 'habit') {
      const { difficulty, targetDays, cue = null } = card
      void habit.add.send({ body: { ...base, difficulty, targetDays, cue } })
    } else if (card.kind === 'skill') {
      const { difficulty, target: targetValue, unit: targetUnit = null } = card
      void skill.add.send({ body: { ...base, difficulty, targetValue, targetUnit } })
    } else void reward.add.send({ body: { ...base, pointsCost: card.points, category: card.category } })
  }

  const undo = (added: AddedItem): void => {
    if (added.kind === 'behavior' && added.isKnown) onChange(null)
    else if (added.kind === 'behavior') void behavior.remove.send({ title: added.title, points: added.points })
    else if (added.kind === 'habit') void habit.remove.send({ params: { habitId: added.id } })
    else void (added.kind === 'skill' ? skill : reward).remove.send({ params: { id: added.id } })
  }

  const commands = [behavior, habit, skill, reward].flatMap(({ add: adding, remove }) => [adding, remove])
  return { add, undo, isPending: commands.some(({ isPending }) => isPending) }
}
