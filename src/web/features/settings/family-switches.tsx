import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getLanguageModel } from '#shared/assistant/contract.ts'
import { editFamily } from '#shared/families/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { read } from '#web/lib/query.ts'
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
function FamilySwitch({ setting, checked, label, hint, onSaved }: FamilySwitchProps) {
  const t = useTranslations('settings')
  const { send, pending } = useCommand(editFamily, {
    input: (next: boolean) => ({ body: { [setting]: next } }),
    success: (_, next) => onSaved?.(next),
    failure: t('saveFailed'),
  })
  return (
    <Card as="section">
      <Switch label={label} hint={hint} checked={pending ?? checked} onChange={(next) => void send(next)} />
    </Card>
  )
}

/** Renders the switch for pictures from other sites. */
export function ExternalPicturesCard({ checked }: { checked: boolean }) {
  const t = useTranslations('settings')
  return (
    <FamilySwitch
      setting="pictures"
      checked={checked}
      label={t('pictures')}
      hint={t('picturesHint')}
      // Pictures from other sites need the CSP of a new document.
      onSaved={(isOn) => isOn && location.reload()}
    />
  )
}

/** Renders the switch for the language model, if the server has one. */
export function LanguageModelCard({ checked }: { checked: boolean }) {
  const t = useTranslations('settings')
  const { data } = useQuery(read(getLanguageModel))
  if (!data?.host) return null
  return (
    <FamilySwitch setting="usesModel" checked={checked} label={t('model')} hint={t('modelHint', { host: data.host })} />
  )
}
