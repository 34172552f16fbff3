import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addReward, editReward, newReward, type Reward } from '#shared/rewards/contract.ts'
import type { Picture } from '#shared/pictures/rules.ts'
import { findCategoryFilter } from '#shared/rewards/rules.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { parseNumber } from '#web/lib/number-text.ts'
import { useRewardTexts } from './use-reward-texts.ts'

const noPicture: Picture | '' = ''

/** Returns the preset of a reward; null if a new title makes it one of the family's own. */
const findPreset = (reward: Reward | null, title: string, titleOf: (reward: Reward) => string) =>
  reward && title === titleOf(reward) ? reward.preset : null

/** Returns the form of a reward; null for a new one. */
export const useRewardForm = (child: Child, reward: Reward | null, onDone: (saved: Reward) => void) => {
  const t = useTranslations('rewards')
  const words = useRewardTexts()
  const locale = useLocale()
  const form = useForm(newReward, {
    draft: `reward.${reward?.id ?? child.id}`,
    initial: {
      title: reward ? words.title(reward) : '',
      description: reward ? words.description(reward) : '',
      category: reward?.category ?? 'gift',
      picture: reward?.picture ?? noPicture,
      pointsCost: reward ? String(reward.pointsCost) : '',
      imageUrl: reward?.imageUrl ?? '',
    },
    messages: {
      'title.required': t('form.nameRequired'),
      pointsCost: t('form.invalidPoints'),
      imageUrl: t('form.invalidUrl'),
    },
  })
  const save = {
    success: (saved: Reward) => {
      form.clear()
      onDone(saved)
      return { title: t(reward ? 'saved' : 'added', { title: words.title(saved) }) }
    },
    onError: form.showError,
    failure: t('saveFailed'),
  }
  const add = useCommand(addReward, save)
  const edit = useCommand(editReward, save)
  const { title, category, description, imageUrl } = form.values
  const preset = findPreset(reward, title, words.title)
  const pointsCost = parseNumber(form.values.pointsCost, locale)
  const submit = () => {
    const picture = form.values.picture || null
    const body = form.check({ ...form.values, childId: child.id, picture, pointsCost })
    if (!body) return
    // Unchanged fields are left out, so that a preset keeps its translations.
    const cleared = { description: description || null, imageUrl: imageUrl || null }
    const changes = { ...form.values, ...cleared, picture, pointsCost }
    if (reward) void edit.send({ params: { id: reward.id }, body: form.changed(changes) })
    else void add.send({ body })
  }
  return {
    ...form,
    preset,
    kind: findCategoryFilter(category),
    pointsCost,
    submit,
    isPending: add.isPending || edit.isPending,
  }
}

export type RewardFormState = ReturnType<typeof useRewardForm>
