import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { editFamily } from '#shared/families/contract.ts'
import { useFailure } from '#web/lib/failure.ts'
import { write } from '#web/lib/query.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** Whether rewards may show pictures from other sites. */
export function PicturesCard({ shown }: { shown: boolean }) {
  const t = useTranslations('settings')
  const saving = useMutation(write(editFamily))
  const fail = useFailure()
  const wished = saving.isPending ? (saving.variables.body.pictures ?? shown) : shown
  const change = (pictures: boolean) =>
    saving.mutate({ body: { pictures } }, { onError: (error) => fail(t('saveFailed'), error) })
  return (
    <Card as="section">
      <Switch
        label={<span className="type-label">{t('pictures')}</span>}
        hint={t('picturesHint')}
        checked={wished}
        onChange={change}
      />
    </Card>
  )
}
