import { useTranslations } from 'use-intl'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** A part of the screen that could not be loaded, with a second try. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const t = useTranslations()
  return (
    <Banner
      kind="error"
      action={
        <Button tone="ghost" size="compact" onClick={retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('errors.loadTitle')}
    </Banner>
  )
}
