import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { StickyAction } from '#web/ui/sticky-action.tsx'
import type { MomentFormState } from './use-moment-form.ts'
import { WeatherLine, WeatherRow } from './weather-row.tsx'

interface MomentSaveBarProps {
  child: Child
  form: MomentFormState
}

/**
 * Returns whether the row of weathers is shown. A tap in it closes it; with keys it stays until the focus leaves it, since
 * an arrow key selects every weather that it passes.
 */
const useWeatherRow = (isMissing: boolean) => {
  const [opened, setOpened] = useState<'pointer' | 'keys' | null>(null)
  return {
    isShown: isMissing || opened !== null,
    opened,
    open: () => setOpened('pointer'),
    pick: (by: 'pointer' | 'keys') => setOpened(by === 'keys' ? 'keys' : null),
    close: () => setOpened(null),
  }
}

/** Focuses the selected weather, in place of the button that is gone. */
const focusSelected = (row: HTMLElement | null): void => row?.querySelector<HTMLElement>(':checked')?.focus()

/**
 * Renders what leads to a saved moment, in one place of one height: a hint while there is no face, then the weathers if
 * that of the day is not known, then Save.
 */
export function MomentSaveBar({ child, form }: MomentSaveBarProps) {
  const t = useTranslations('moments')
  const { values, weather, sameDay, today } = form
  const hasFace = values.mood !== ''
  const row = useWeatherRow(hasFace && weather === '')
  const picked = useRef(false)
  const pick = (by: 'pointer' | 'keys') => {
    row.pick(by)
    picked.current = by === 'pointer'
  }
  /** Moves the focus from the weather, which is gone, to the button that takes its place. */
  const focusAfterPick = (button: HTMLButtonElement | null) => {
    if (!button || !picked.current) return
    picked.current = false
    button.focus({ preventScroll: true })
  }
  return (
    <StickyAction>
      <div
        className={classNames(
          'grid grid-cols-1 content-between',
          sameDay ? 'min-h-27' : 'min-h-45 min-[20.5rem]:min-h-27',
        )}
      >
        {row.isShown ? (
          <div ref={row.opened ? focusSelected : null}>
            <WeatherRow
              {...form.choice('weather')}
              name="weather"
              value={weather}
              error={weather === '' ? form.errorOf('weather') : undefined}
              onPick={pick}
              onLeave={() => weather !== '' && row.close()}
            />
          </div>
        ) : (
          <WeatherLine
            weather={weather}
            known={values.weather === '' ? sameDay : undefined}
            today={today}
            onChange={row.open}
          />
        )}
        {(!row.isShown || row.opened === 'keys') && (
          <Button
            ref={focusAfterPick}
            type="submit"
            tone={hasFace ? 'petal' : 'soft'}
            {...(hasFace && { icon: 'check' })}
            pending={form.isPending}
            className="wrap-anywhere"
          >
            {hasFace ? t('save', { name: child.name }) : t('chooseFace')}
          </Button>
        )}
      </div>
    </StickyAction>
  )
}
