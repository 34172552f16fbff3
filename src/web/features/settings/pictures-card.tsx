import { useTranslations } from 'use-intl'
import { FamilySwitch } from './family-switch.tsx'

/** Whether rewards may show pictures from other sites. */
export function PicturesCard({ shown }: { shown: boolean }) {
  const t = useTranslations('settings')
  return <FamilySwitch of="pictures" on={shown} label={t('pictures')} hint={t('picturesHint')} />
}
