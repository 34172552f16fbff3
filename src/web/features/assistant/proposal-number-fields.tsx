import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Proposal } from '#shared/assistant/sentence.ts'
import { behaviorPointLimits } from '#shared/behaviors/rules.ts'
import { isScore } from '#shared/skills/rules.ts'
import { PointsField } from '#web/ledger/points-field.tsx'
import { formatInputNumber, parseNumber } from '#web/lib/number-text.ts'
import { TextField } from '#web/ui/field.tsx'

interface NumberFieldProps<P extends Proposal> {
  proposal: P
  onChange: (changed: P) => void
}

/** Renders the choice of the points of a deed; something hard may take none. */
export function AwardPoints({ proposal, onChange }: NumberFieldProps<Proposal & { kind: 'behavior' }>) {
  const t = useTranslations('behaviors.sheet')
  const locale = useLocale()
  const isDeduction = proposal.points <= 0
  const [text, setText] = useState(() =>
    proposal.points === 0 ? '' : formatInputNumber(Math.abs(proposal.points), locale),
  )
  const amount = parseNumber(text, locale)
  const isNone = isDeduction && text === ''
  const isValid = Number.isInteger(amount) && amount >= behaviorPointLimits.min && amount <= behaviorPointLimits.max
  const change = (typed: string) => {
    setText(typed)
    if (isDeduction && typed === '') return onChange({ ...proposal, points: 0 })
    const points = parseNumber(typed, locale)
    // Out of its limits it is not complete, and keeps its sign.
    const known = Number.isFinite(points) && points !== 0 ? points : behaviorPointLimits.max + 1
    onChange({ ...proposal, points: isDeduction ? -known : known })
  }
  return (
    <PointsField
      name="points"
      value={text}
      amount={amount}
      isDeduction={isDeduction}
      error={isValid || isNone ? undefined : t('pointsPositive')}
      {...(isDeduction && {
        none: { label: t('noPoints'), isChosen: isNone, onChoose: () => change('') },
      })}
      onChoose={change}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** Renders the field of a score. */
export function ScoreValue({ proposal, onChange }: NumberFieldProps<Proposal & { kind: 'score' }>) {
  const t = useTranslations()
  const locale = useLocale()
  const [text, setText] = useState(() => formatInputNumber(proposal.value, locale))
  const { unit } = proposal
  return (
    <TextField
      label={unit === null ? t('sentence.score') : t('sentence.scoreIn', { unit })}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={isScore(parseNumber(text, locale)) ? undefined : t('skills.validScore')}
      onChange={({ target }) => {
        setText(target.value)
        const value = parseNumber(target.value, locale)
        onChange({ ...proposal, value: Number.isFinite(value) ? value : -1 })
      }}
    />
  )
}
