import { useTranslations } from 'use-intl'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useProblemText } from './problem-text.ts'

interface LoadFailedProps {
  /** Names what could not be loaded, where the context does not. */
  title?: string
  error: unknown
  retry: () => unknown
}

/** Renders why something could not be loaded, with a retry button. */
export function LoadFailed({ title, error, retry }: LoadFailedProps) {
  const t = useTranslations('common')
  const problemText = useProblemText()
  return (
    <Banner
      kind="error"
      action={
        <Button tone="ghost" size="compact" onClick={() => void retry()}>
          {t('retry')}
        </Button>
      }
    >
      {title && <strong className="type-label block">{title}</strong>}
      {problemText(error)}
    </Banner>
  )
}
