import { useLocale, useTranslations } from 'use-intl'
import { newBehavior } from '#shared/behaviors/contract.ts'
import { behaviorPointLimits } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Picture } from '#shared/pictures/rules.ts'
import { useForm } from '#web/lib/form.ts'
import { parseNumber } from '#web/lib/number-text.ts'
import { showNotice } from '#web/ui/message.ts'

export type BehaviorType = 'reward' | 'punishment'

/** Stored as points while they were not edited: the usual ones of an award, none of something hard. */
const uneditedPoints = 'usual'

/** Stored as points of something hard that takes none off. */
const withoutPoints = 'none'

const initial = {
  type: '' as BehaviorType | '',
  title: '',
  picture: '' as Picture | '',
  description: '',
  points: uneditedPoints,
}

/**
 * Returns the form to record an award or deduction with a title typed by the user; `openedWith` is its type at first.
 */
export const useRecordBehaviorForm = (child: Child, openedWith: BehaviorType) => {
  const t = useTranslations()
  const form = useForm(newBehavior, {
    draft: `behavior.${openedWith}.${child.id}`,
    initial,
    messages: {
      'title.required': t('behaviors.sheet.nameRequired'),
      points: t('behaviors.sheet.pointsPositive'),
      type: t('behaviors.sheet.typeRequired'),
    },
  })
  const { title, description } = form.values
  const type = form.values.type || openedWith
  const { points: stored } = form.values
  const isChosen = stored !== uneditedPoints && stored !== withoutPoints
  const isWithoutPoints = type === 'punishment' && !isChosen
  const typedPoints = isChosen ? stored : String(behaviorPointLimits.awardDefault)
  const amount = parseNumber(typedPoints, useLocale())
  const isAmount = Number.isInteger(amount) && amount >= behaviorPointLimits.min && amount <= behaviorPointLimits.max
  const check = () => {
    // Invalid points are not a number for the schema, so that they are reported together with a missing title.
    const chosen = isAmount ? amount * (type === 'reward' ? 1 : -1) : Number.NaN
    const points = isWithoutPoints ? 0 : chosen
    const picture = (type === 'reward' && form.values.picture) || undefined
    const input = form.check({ childId: child.id, type, title, picture, description, points })
    if (!input && title.trim() === '' && typedPoints.trim() === '') {
      showNotice({ kind: 'failure', title: t('common.incomplete'), description: t('behaviors.sheet.bothRequired') })
    }
    return input
  }
  const chooseNone = () => form.change({ points: withoutPoints })
  return { ...form, type, typedPoints, amount, isAmount, isWithoutPoints, chooseNone, check }
}
