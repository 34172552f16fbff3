import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { editFamily } from '#shared/families/contract.ts'
import { useFailure } from '#web/lib/failure.ts'
import { write } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'

type FamilySwitchProps = {
  /** What of the family is switched. */
  of: 'pictures' | 'usesModel'
  on: boolean
  label: string
  hint: string
  onSaved?: (on: boolean) => void
}

/** Something the whole family allows or not, kept at once. */
export function FamilySwitch({ of, on, label, hint, onSaved }: FamilySwitchProps) {
  const t = useTranslations('settings')
  const saving = useMutation(write(editFamily))
  const fail = useFailure()
  const wished = saving.isPending ? (saving.variables.body[of] ?? on) : on
  const change = (next: boolean) =>
    saving.mutate(
      { body: { [of]: next } },
      { onSuccess: () => onSaved?.(next), onError: (error) => fail(t('saveFailed'), error) },
    )
  return (
    <Card as="section">
      <Switch label={<span className="type-label">{label}</span>} hint={hint} checked={wished} onChange={change} />
    </Card>
  )
}
