import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getModel } from '#shared/assistant/contract.ts'
import { read } from '#web/lib/query.ts'
import { FamilySwitch } from './family-switch.tsx'

/** Whether Glim may ask the language model of this server; nothing where there is none. */
export function ModelCard({ uses }: { uses: boolean }) {
  const t = useTranslations('settings')
  const { data } = useQuery(read(getModel))
  if (!data?.host) return null
  return <FamilySwitch of="usesModel" on={uses} label={t('model')} hint={t('modelHint', { host: data.host })} />
}
