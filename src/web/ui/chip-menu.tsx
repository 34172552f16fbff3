import type { ComponentProps } from 'react'
import { chipClasses } from './chip.tsx'
import { ChoiceMenu } from './choice-menu.tsx'
import { Icon } from './icon.tsx'

type ChipMenuProps<Value extends string> = Omit<ComponentProps<typeof ChoiceMenu<Value>>, 'trigger'> & {
  /** The accessible name: "When: Today". */
  label: string
  /** What is chosen. */
  name: string
  /** Makes the chip dark, where another choice than the usual one should be noticed. */
  isSet?: boolean
}

/** Renders what is chosen as a chip that opens a menu of choices. */
export function ChipMenu<Value extends string>({ label, name, isSet = false, ...menu }: ChipMenuProps<Value>) {
  return (
    <ChoiceMenu
      {...menu}
      trigger={
        <button type="button" aria-label={label} className={chipClasses(isSet, 'pr-3!')}>
          {name}
          <Icon name="down" size={18} />
        </button>
      }
    />
  )
}
