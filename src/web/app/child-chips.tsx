import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fallbackAvatar } from '#shared/children/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { ChildDialog } from './child-dialog.tsx'
import { chooseChild } from './current-child.ts'

const most = 3

/** The children as chips, the chosen one among them; from four on the rest is behind the last chip. */
export function ChildChips({ family, child }: { family: readonly Child[]; child: Child }) {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  if (family.length < 2) return null
  const first = family.slice(0, most)
  const shown = first.includes(child) ? first : [...first.slice(0, most - 1), child]
  return (
    <div className="flex flex-wrap gap-2">
      <ChipGroup
        label={t('chooseChild')}
        value={child.id}
        onChange={chooseChild}
        options={shown.map(({ id, name, avatarUrl }) => ({
          value: id,
          name,
          label: (
            <>
              <span aria-hidden="true" className="font-emoji">
                {avatarUrl ?? fallbackAvatar}
              </span>
              <span className="max-w-32 truncate">{name}</span>
            </>
          ),
        }))}
      />
      {family.length > most && (
        <>
          <Chip onClick={() => setOpen(true)} aria-label={t('moreChildren')}>
            {`+${family.length - shown.length}`}
          </Chip>
          <ChildDialog family={family} child={child} open={open} onOpenChange={setOpen} />
        </>
      )}
    </div>
  )
}
