import { useTranslations } from 'use-intl'
import type { Proposal } from '#shared/assistant/sentence.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { findChoice, type ProposalChoice, type ThingsOfChild } from './proposal-choices.ts'

interface KindFieldProps {
  proposal: Proposal
  /** What the child has. */
  things: ThingsOfChild
  onChange: (choice: ProposalChoice) => void
}

/** Renders what a proposal is: a deed, a moment, one of the child's habits or challenges, or what the sentence says. */
export function KindField({ proposal, things: { habits, skills }, onChange }: KindFieldProps) {
  const t = useTranslations()
  const choice = findChoice(proposal)
  const deeds = (['good', 'hard', 'moment'] as const).map((value) => ({ value, label: t(`sentence.choices.${value}`) }))
  const ofHabits = habits.map(({ id, title }) => ({ value: `check-in:${id}` as const, label: title }))
  const ofSkills = skills.map(({ id, title }) => ({ value: `skill:${id}` as const, label: title }))
  const isListed = [...deeds, ...ofHabits, ...ofSkills].some(({ value }) => value === choice)
  const current = {
    value: choice,
    label: 'title' in proposal ? `${t(`sentence.kinds.${proposal.kind}`)}: ${proposal.title}` : '',
  }
  return (
    <SelectField<ProposalChoice>
      label={t('sentence.what')}
      options={isListed ? deeds : [current, ...deeds]}
      groups={[
        { label: t('home.habits'), options: ofHabits },
        { label: t('home.skills'), options: ofSkills },
      ].filter(({ options }) => options.length > 0)}
      value={choice}
      onChange={onChange}
    />
  )
}
