import { useTranslations } from 'use-intl'
import { Button, Spinner } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'

const fadingClasses =
  '[transition:transform_80ms_ease-out,filter_80ms_ease-out,background-color_160ms_ease-out,color_160ms_ease-out]!'

interface SaveMomentButtonProps {
  /** What it does, such as "Save for Mia". */
  label: string
  icon?: IconName
  /** The row that needs a choice next; null if there is none. */
  missing: 'mood' | 'weather' | null
  /** The row that a tap has asked for. */
  asked: 'mood' | 'weather' | null
  /** Whether something else is missing, which the button does not name. */
  isOff?: boolean
  isPending: boolean
}

/**
 * Renders the button that saves a moment. Until a moment has what it needs it looks unavailable and says what is missing; a tap
 * then leads there and says it. It has room for each of its texts.
 */
export function SaveMomentButton({ label, icon, missing, asked, isOff = false, isPending }: SaveMomentButtonProps) {
  const t = useTranslations('moments')
  const shown = isOff ? null : missing
  const save = (
    <span className="flex items-center justify-center gap-2">
      {isPending ? <Spinner /> : icon && <Icon name={icon} size={18} className="shrink-0" />}
      <span className="min-w-0">{label}</span>
    </span>
  )
  const renderMissing = (row: 'mood' | 'weather') => (
    <>
      <span className="sr-only">{label}</span> {t(`choose.${row}`)}
    </>
  )
  return (
    <>
      <Button
        type="submit"
        tone={isOff || missing ? 'off' : 'petal'}
        aria-busy={isPending || undefined}
        className={`min-h-14! w-full py-1.5! wrap-anywhere ${fadingClasses}`}
      >
        <Stack
          className="min-w-0 items-center"
          contents={{ mood: renderMissing('mood'), weather: renderMissing('weather'), save }}
          shown={shown ?? 'save'}
        />
      </Button>
      <output className="sr-only">{asked && t(`choose.${asked}`)}</output>
    </>
  )
}
