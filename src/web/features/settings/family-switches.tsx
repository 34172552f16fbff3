import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getLanguageModel } from '#shared/assistant/contract.ts'
import type { User } from '#shared/auth/contract.ts'
import { editFamily } from '#shared/families/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { read } from '#web/lib/query.ts'
import { Switch } from '#web/ui/switch.tsx'
import { SettingsSection } from './settings-section.tsx'

type FamilySwitchProps = {
  setting: 'pictures' | 'usesModel'
  checked: boolean
  label: string
  hint: string
  onSaved?: (checked: boolean) => void
}

/** Renders the switches for what leaves the family or comes from elsewhere. */
export function FamilySwitchesCard({ family }: Pick<User, 'family'>) {
  const t = useTranslations('settings')
  return (
    <SettingsSection title={t('elsewhere')} savesAtOnce>
      <ExternalPicturesSwitch checked={family.pictures} />
      <LanguageModelSwitch checked={family.usesModel} />
    </SettingsSection>
  )
}

/** Renders a switch that saves a setting of the family; shows the new value while saving. */
function FamilySwitch({ setting, checked, label, hint, onSaved }: FamilySwitchProps) {
  const t = useTranslations('settings')
  const { send, pending } = useCommand(editFamily, {
    input: (next: boolean) => ({ body: { [setting]: next } }),
    success: (_, next) => onSaved?.(next),
    failure: t('saveFailed'),
  })
  return <Switch label={label} hint={hint} checked={pending ?? checked} onChange={(next) => void send(next)} />
}

/** Renders the switch for pictures from other sites. */
function ExternalPicturesSwitch({ checked }: { checked: boolean }) {
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
function LanguageModelSwitch({ checked }: { checked: boolean }) {
  const t = useTranslations('settings')
  const { data } = useQuery(read(getLanguageModel))
  if (!data?.host) return null
  return (
    <FamilySwitch setting="usesModel" checked={checked} label={t('model')} hint={t('modelHint', { host: data.host })} />
  )
}
