import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { addReward, editReward, newReward, type Reward } from '#shared/rewards/contract.ts'
import { useForm } from '#web/lib/form.ts'
import { numberIn } from '#web/lib/number-text.ts'
import { write } from '#web/lib/query.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { useRewardWords } from './reward-words.ts'
import type { RewardDraft } from './use-reward-draft.ts'

/** Only what was changed: a preset keeps the reader's words while nobody has written others. */
const changesOf = ({ draft, initial }: RewardDraft, locale: Locale) => ({
  ...(draft.title !== initial.title && { title: draft.title }),
  ...(draft.description !== initial.description && { description: draft.description || null }),
  ...(draft.cost !== initial.cost && { pointsCost: numberIn(draft.cost, locale) }),
  ...(draft.category !== initial.category && { category: draft.category }),
  ...(draft.imageUrl !== initial.imageUrl && { imageUrl: draft.imageUrl || null }),
})

/** `submit()`: checks the whole reward by the contract, then adds it or sends what was changed. */
export const useSaveReward = (child: Child, reward: Reward | null, writing: RewardDraft, onDone: () => void) => {
  const t = useTranslations('rewards')
  const locale = useLocale()
  const words = useRewardWords()
  const toast = useToast()
  const { ref, textOf, check, failed } = useForm(newReward, {
    'title.required': t('form.nameRequired'),
    pointsCost: t('form.invalidPoints'),
    imageUrl: t('form.invalidUrl'),
  })
  const answers = {
    onSuccess: (saved: Reward) => {
      writing.clear()
      toast({ title: t(reward ? 'saved' : 'added', { title: words.title(saved) }) })
      onDone()
    },
    onError: failed(t('saveFailed')),
  }
  const add = useMutation({ ...write(addReward), ...answers })
  const edit = useMutation({ ...write(editReward), ...answers })
  const submit = () => {
    const { title, description, category, cost, imageUrl } = writing.draft
    const pointsCost = numberIn(cost, locale)
    const checked = check({ childId: child.id, title, description, category, pointsCost, imageUrl })
    if (!checked) return
    if (reward) edit.mutate({ params: { id: reward.id }, body: changesOf(writing, locale) })
    else add.mutate({ body: checked })
  }
  return { submit, ref, textOf, isPending: add.isPending || edit.isPending }
}
