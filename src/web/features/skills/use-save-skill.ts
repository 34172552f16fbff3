import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addSkill, editSkill, newSkill, type Skill } from '#shared/skills/contract.ts'
import { isHalfTyped } from '#web/lib/half-typed.ts'
import { useForm } from '#web/lib/form.ts'
import { numberIn } from '#web/lib/number-text.ts'
import { write } from '#web/lib/query.ts'
import { useToast } from '#web/ui/use-toast.ts'
import type { SkillDraft } from './use-skill-draft.ts'

/** The words that may change later: what was emptied is cleared. */
const changesOf = ({ draft: { title, description, unit, dueDate }, initial }: SkillDraft) => ({
  ...(title !== initial.title && { title }),
  ...(description !== initial.description && { description: description || null }),
  ...(unit !== initial.unit && { targetUnit: unit.trim() || null }),
  ...(dueDate !== initial.dueDate && { dueDate: dueDate || null }),
})

/** `submit()`: checks the whole challenge by the contract, then adds it or sends what was changed. */
export const useSaveSkill = (child: Child, skill: Skill | null, writing: SkillDraft, onDone: () => void) => {
  const t = useTranslations('skills')
  const locale = useLocale()
  const toast = useToast()
  const { ref, textOf, check, mark, failed } = useForm(newSkill, {
    'title.required': t('form.nameRequired'),
    targetValue: t('form.targetWrong'),
  })
  const answers = {
    onSuccess: (saved: Skill) => {
      writing.clear()
      toast({ title: t(skill ? 'saved' : 'added', { title: saved.title }) })
      onDone()
    },
    onError: failed(t('saveFailed')),
  }
  const add = useMutation({ ...write(addSkill), ...answers })
  const edit = useMutation({ ...write(editSkill), ...answers })
  const submit = () => {
    const { title, description, difficulty, target, unit, dueDate } = writing.draft
    const checked = check({
      childId: child.id,
      title,
      description,
      difficulty,
      ...(target.trim() !== '' && { targetValue: numberIn(target, locale) }),
      ...(unit.trim() !== '' && { targetUnit: unit }),
      ...(dueDate !== '' && { dueDate }),
    })
    if (!checked) return
    if (isHalfTyped(ref.current, 'dueDate')) mark('dueDate', 'invalid_day')
    else if (skill) edit.mutate({ params: { id: skill.id }, body: changesOf(writing) })
    else add.mutate({ body: checked })
  }
  return { submit, ref, textOf, isPending: add.isPending || edit.isPending }
}
