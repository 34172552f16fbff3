import { Menu as Base } from '@base-ui/react/menu'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { MenuFrame, menuItemClasses } from './menu.tsx'

type ChoiceMenuProps<Value extends string> = {
  /** The button that opens the menu. */
  trigger: ReactElement
  choices: readonly {
    value: Value
    label: string
    picture?: ReactNode
    /** Draws a line above. */
    isApart?: boolean
  }[]
  value: Value
  onChange: (value: Value) => void
}

/** Renders a button with a menu of which one item is chosen. */
export function ChoiceMenu<Value extends string>({ trigger, choices, value, onChange }: ChoiceMenuProps<Value>) {
  return (
    <MenuFrame trigger={trigger}>
      <Base.RadioGroup value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
        {choices.map((choice) => (
          <Fragment key={choice.value}>
            {choice.isApart && <Base.Separator className="mx-3 my-1 h-px bg-line" />}
            <Base.RadioItem value={choice.value} closeOnClick className={menuItemClasses}>
              {choice.picture}
              {choice.label}
              <Base.RadioItemIndicator className="ml-auto text-primary">
                <Icon name="check" size={20} />
              </Base.RadioItemIndicator>
            </Base.RadioItem>
          </Fragment>
        ))}
      </Base.RadioGroup>
    </MenuFrame>
  )
}
