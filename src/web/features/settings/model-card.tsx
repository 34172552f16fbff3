import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getModel } from '#shared/assistant/contract.ts'
import { read } from '#web/lib/query.ts'
import { FamilySwitch } from './family-switch.tsx'

/** Renders the switch for the language model, if the server has one. */
export function ModelCard({ checked }: { checked: boolean }) {
  const t = useTranslations('settings')
  const { data } = useQuery(read(getModel))
  if (!data?.host) return null
  return (
    <FamilySwitch setting="usesModel" checked={checked} label={t('model')} hint={t('modelHint', { host: data.host })} />
  )
}
