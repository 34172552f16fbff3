import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getLanguageModel } from '#shared/assistant/contract.ts'
import type { User } from '#shared/auth/contract.ts'
import { editFamily } from '#shared/families/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { read } from '#web/lib/query.ts'
import { Switch } from '#web/ui/switch.tsx'
import { SettingsSection } from './settings-section.tsx'
import { updateCachedFamily } from './update-cached-family.ts'

type FamilySwitchProps = {
  setting: 'pictures' | 'usesModel'
  checked: boolean
  label: string
  hint: string
  onSaved?: (checked: boolean) => void
}

/** Renders the switches for what comes from other sites and, if the server has a language model, for what goes there. */
export function FamilySwitchesCards({ family }: Pick<User, 'family'>) {
  const t = useTranslations('settings')
  return (
    <>
      <SettingsSection title={t('elsewhere')}>
        <ExternalPicturesSwitch checked={family.pictures} />
      </SettingsSection>
      <LanguageModelCard checked={family.usesModel} />
    </>
  )
}

/** Renders a switch that saves a setting of the family; shows the new value while saving. */
function FamilySwitch({ setting, checked, label, hint, onSaved }: FamilySwitchProps) {
  const t = useTranslations('settings')
  const { send, pending } = useCommand(editFamily, {
    input: (next: boolean) => ({ body: { [setting]: next } }),
    update: updateCachedFamily,
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
function LanguageModelCard({ checked }: { checked: boolean }) {
  const t = useTranslations()
  const { data } = useQuery(read(getLanguageModel))
  if (!data?.host) return null
  return (
    <SettingsSection title={t('shell.glim')}>
      <FamilySwitch
        setting="usesModel"
        checked={checked}
        label={t('settings.model')}
        hint={t('settings.modelHint', { host: data.host })}
      />
    </SettingsSection>
  )
}
