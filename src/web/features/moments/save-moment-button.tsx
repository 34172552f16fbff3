import { useTranslations } from 'use-intl'
import { Button, Spinner } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import type { MomentFormState } from './use-moment-form.ts'

const fadingClasses =
  '[transition:transform_80ms_ease-out,filter_80ms_ease-out,background-color_160ms_ease-out,color_160ms_ease-out]!'

/**
 * Renders Save. Until a moment has what it needs it looks unavailable and says what is missing; a tap then leads there and says
 * it. It has room for each of its texts.
 */
export function SaveMomentButton({ form, name }: { form: MomentFormState; name: string }) {
  const t = useTranslations('moments')
  const save = (
    <span className="flex items-center justify-center gap-2">
      {form.isPending ? <Spinner /> : <Icon name="check" size={18} className="shrink-0" />}
      <span className="min-w-0">{t('save', { name })}</span>
    </span>
  )
  const renderMissing = (missing: 'mood' | 'weather') => (
    <>
      <span className="sr-only">{t('save', { name })}</span> {t(`choose.${missing}`)}
    </>
  )
  return (
    <>
      <Button
        type="submit"
        tone={form.missing ? 'off' : 'petal'}
        aria-busy={form.isPending || undefined}
        className={`min-h-14! w-full py-1.5! wrap-anywhere ${fadingClasses}`}
      >
        <Stack
          className="min-w-0 items-center"
          contents={{ mood: renderMissing('mood'), weather: renderMissing('weather'), save }}
          shown={form.missing ?? 'save'}
        />
      </Button>
      <output className="sr-only">{form.asked && t(`choose.${form.asked}`)}</output>
    </>
  )
}
