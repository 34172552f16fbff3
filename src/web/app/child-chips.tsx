import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { fallbackAvatar } from '#shared/children/rules.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { ChipButton, chipClasses } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LazySelectChildDialog } from './select-child-button.tsx'
import { chooseChild } from './current-child.ts'

const maxChips = 3

/**
 * Renders up to three chips that select a child, and a last one that opens a dialog if there are more; nothing for one
 * child.
 */
export function ChildChips({ family, child }: Pick<ChildScreenProps, 'family' | 'child'>) {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  if (family.length < 2) return null
  const first = family.slice(0, maxChips)
  const shown = first.includes(child) ? first : [...first.slice(0, maxChips - 1), child]
  return (
    <div className="flex flex-wrap gap-2">
      <ChildRadioGroup shown={shown} child={child} />
      {family.length > maxChips && (
        <>
          <ChipButton
            onClick={() => setOpen(true)}
            aria-label={t('moreChildren', { count: family.length - shown.length })}
          >
            +{family.length - shown.length}
          </ChipButton>
          <LazySelectChildDialog family={family} child={child} open={open} onOpenChange={setOpen} />
        </>
      )}
    </div>
  )
}

/** Renders native radio buttons as chips, so that arrow keys change the selection and Tab leaves the group. */
function ChildRadioGroup({ shown, child }: { shown: readonly Child[]; child: Child }) {
  const t = useTranslations('shell')
  const group = useId()
  return (
    <div role="radiogroup" aria-label={t('chooseChild')} className="flex min-w-0 flex-wrap gap-2">
      {shown.map(({ id, name, avatarUrl }) => (
        <label
          key={id}
          className={chipClasses(
            id === child.id,
            classNames(
              'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
              'has-focus-visible:outline-(--ring)',
            ),
          )}
        >
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === child.id}
            className="sr-only"
            onChange={() => chooseChild(id)}
          />
          <span aria-hidden="true" className="font-emoji">
            {avatarUrl ?? fallbackAvatar}
          </span>
          <span className="max-w-32 truncate">{name}</span>
        </label>
      ))}
    </div>
  )
}
