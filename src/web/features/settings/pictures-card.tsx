import { useTranslations } from 'use-intl'
import { FamilySwitch } from './family-switch.tsx'

/** Whether rewards may show pictures from other sites. */
export function PicturesCard({ shown }: { shown: boolean }) {
  const t = useTranslations('settings')
  return (
    <FamilySwitch
      of="pictures"
      on={shown}
      label={t('pictures')}
      hint={t('picturesHint')}
      // Only a page that the server sends anew may show them.
      onSaved={(on) => on && location.reload()}
    />
  )
}
