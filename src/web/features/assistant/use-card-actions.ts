import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ChatCard } from '#shared/assistant/contract.ts'
import { getQuickList, putQuickList } from '#shared/behaviors/contract.ts'
import { quickListCap, type QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { addHabit, deleteHabit } from '#shared/habits/contract.ts'
import { addReward, deleteReward } from '#shared/rewards/contract.ts'
import { addSkill, deleteSkill } from '#shared/skills/contract.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { attempt } from '#web/lib/query.ts'
import { useToast } from '#web/ui/use-toast.ts'
import type { AddedItem } from './conversation.ts'

/** A card with something to add. */
export type AddableCard = Extract<ChatCard, { state: unknown }>

class QuickListFull extends Error {}

const fetchQuickList = (childId: string) => call(getQuickList, { params: { childId } })

const isEntry = (entry: QuickEntry, { title, points }: { title: string; points: number }) =>
  'title' in entry && entry.title === title && entry.points === points

const addBehavior = async (childId: string, { title, points }: AddableCard): Promise<AddedItem> => {
  const list = await fetchQuickList(childId)
  if (list.length >= quickListCap) throw new QuickListFull()
  const entry = { title, points }
  if (!list.some((other) => isEntry(other, entry))) {
    await attempt(putQuickList)({ params: { childId }, body: [...list, entry] })
  }
  return { kind: 'behavior', ...entry }
}

const addItem = async (childId: string, card: AddableCard): Promise<AddedItem> => {
  if (card.kind === 'behavior') return addBehavior(childId, card)
  const { title } = card
  if (card.kind === 'habit') {
    const { difficulty, targetDays, cue = null } = card
    const { id } = await attempt(addHabit)({ body: { childId, title, difficulty, targetDays, cue } })
    return { kind: 'habit', id }
  }
  if (card.kind === 'skill') {
    const { difficulty, target: targetValue, unit: targetUnit = null } = card
    const { id } = await attempt(addSkill)({ body: { childId, title, difficulty, targetValue, targetUnit } })
    return { kind: 'skill', id }
  }
  const body = { childId, title, pointsCost: card.points, category: card.category }
  return { kind: 'reward', id: (await attempt(addReward)({ body })).id }
}

const removeItem = async (childId: string, added: AddedItem): Promise<void> => {
  if (added.kind === 'habit') await attempt(deleteHabit)({ params: { habitId: added.id } })
  else if (added.kind === 'skill') await attempt(deleteSkill)({ params: { id: added.id } })
  else if (added.kind === 'reward') await attempt(deleteReward)({ params: { id: added.id } })
  else {
    const list = await fetchQuickList(childId)
    await attempt(putQuickList)({ params: { childId }, body: list.filter((entry) => !isEntry(entry, added)) })
  }
}

/** Returns `add()`, which adds what the card offers for the child, and `undo(added)`; both call `onChange`. */
export const useCardActions = (child: Child, card: AddableCard, onChange: (added: AddedItem | null) => void) => {
  const t = useTranslations('assistant')
  const toast = useToast()
  const fail = useFailure()
  const adding = useMutation({
    mutationFn: () => addItem(child.id, card),
    onSuccess: onChange,
    onError: (error) => {
      if (error instanceof QuickListFull)
        toast({ title: t('card.full'), description: t('card.fullHint'), kind: 'error' })
      else fail(t('card.addFailed'), error)
    },
  })
  const undoing = useMutation({
    mutationFn: (added: AddedItem) => removeItem(child.id, added),
    onSuccess: () => onChange(null),
    onError: (error) => fail(t('card.undoFailed'), error),
  })
  return {
    add: () => adding.mutate(),
    undo: (added: AddedItem) => undoing.mutate(added),
    isPending: adding.isPending || undoing.isPending,
  }
}
