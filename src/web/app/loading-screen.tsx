import { useTranslations } from 'use-intl'
import { Mascot } from '#web/ui/mascot.tsx'

/** Renders "Lighting up…" when loading takes a while. */
export function LoadingScreen() {
  const t = useTranslations('common')
  return (
    <div className="animate-late grid min-h-[50dvh] content-center justify-items-center gap-3 p-6">
      <Mascot size={88} className="animate-wait" />
      <output className="text-text-2">{t('loading')}</output>
    </div>
  )
}
