import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { editFamily } from '#shared/families/contract.ts'
import { useFailure } from '#web/lib/failure.ts'
import { write } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'

type FamilySwitchProps = {
  setting: 'pictures' | 'usesModel'
  checked: boolean
  label: string
  hint: string
  onSaved?: (checked: boolean) => void
}

/** Renders a switch that saves a setting of the family; shows the new value while saving. */
export function FamilySwitch({ setting, checked, label, hint, onSaved }: FamilySwitchProps) {
  const t = useTranslations('settings')
  const saving = useMutation(write(editFamily))
  const fail = useFailure()
  const optimistic = saving.isPending ? (saving.variables.body[setting] ?? checked) : checked
  const change = (next: boolean) =>
    saving.mutate(
      { body: { [setting]: next } },
      { onSuccess: () => onSaved?.(next), onError: (error) => fail(t('saveFailed'), error) },
    )
  return (
    <Card as="section">
      <Switch label={<span className="type-label">{label}</span>} hint={hint} checked={optimistic} onChange={change} />
    </Card>
  )
}
