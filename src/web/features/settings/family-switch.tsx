import { useTranslations } from 'use-intl'
import { editFamily } from '#shared/families/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
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
  const { send, pending } = useCommand(editFamily, {
    input: (next: boolean) => ({ body: { [setting]: next } }),
    success: (_, next) => onSaved?.(next),
    failure: t('saveFailed'),
  })
  return (
    <Card as="section">
      <Switch
        label={<span className="type-label">{label}</span>}
        hint={hint}
        checked={pending ?? checked}
        onChange={(next) => void send(next)}
      />
    </Card>
  )
}
