import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { addSkill, editSkill, newSkill, type Skill } from '#shared/skills/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { parseNumber, formatInputNumber } from '#web/lib/number-text.ts'
import { useDeleteSkill } from './use-delete-skill.ts'

const toFields = (skill: Skill | null, locale: Locale) => ({
  title: skill?.title ?? '',
  description: skill?.description ?? '',
  difficulty: skill?.difficulty ?? 'medium',
  targetValue: typeof skill?.targetValue === 'number' ? formatInputNumber(skill.targetValue, locale) : '',
  targetUnit: skill?.targetUnit ?? '',
  dueDate: skill?.dueDate ?? '',
})

interface SkillFormEvents {
  /** Called with the id of a new challenge. */
  onAdded: (id: string) => void
  onDone: () => void
}

/** Returns the form of a challenge, null for a new one. */
export const useSkillForm = (child: Child, skill: Skill | null, { onAdded, onDone }: SkillFormEvents) => {
  const t = useTranslations('skills')
  const common = useTranslations('common')
  const locale = useLocale()
  const form = useForm(newSkill, {
    draft: `skill.${skill?.id ?? child.id}`,
    initial: toFields(skill, locale),
    messages: { 'title.required': t('form.nameRequired'), targetValue: t('form.targetWrong') },
  })
  const remove = useDeleteSkill()
  const undoOf = (added: Skill) => ({ label: common('undo'), onClick: () => void remove.send(added) })
  const save = {
    success: (saved: Skill) => {
      form.clear()
      if (!skill) onAdded(saved.id)
      onDone()
      return { title: t(skill ? 'saved' : 'added', { title: saved.title }), ...(!skill && { action: undoOf(saved) }) }
    },
    onError: form.showError,
    failure: t('saveFailed'),
  }
  const add = useCommand(addSkill, save)
  const edit = useCommand(editSkill, save)
  const submit = () => {
    if (skill && !form.isChanged) return onDone()
    const { title, description, difficulty, targetValue, targetUnit, dueDate } = form.values
    const body = form.check({
      childId: child.id,
      title,
      description,
      difficulty,
      ...(targetValue.trim() !== '' && { targetValue: parseNumber(targetValue, locale) }),
      ...(targetUnit.trim() !== '' && { targetUnit }),
      ...(dueDate !== '' && { dueDate }),
    })
    if (!body) return
    if (!skill) return void add.send({ body })
    const changes = {
      title,
      description: description || null,
      targetUnit: targetUnit.trim() || null,
      dueDate: dueDate || null,
    }
    void edit.send({ params: { id: skill.id }, body: form.changed(changes) })
  }
  return { ...form, submit, isPending: add.isPending || edit.isPending }
}

export type SkillFormState = ReturnType<typeof useSkillForm>
