import { useTranslations } from 'use-intl'
import { FamilySwitch } from './family-switch.tsx'

/** Renders the switch for pictures from other sites. */
export function PicturesCard({ checked }: { checked: boolean }) {
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
